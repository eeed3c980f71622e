use super::{Points, Seen, weights::CORNER};

/// For every corner held; by the text for the colour that holds more of them alone.
pub(super) fn points(seen: &Seen, by_text: bool) -> Points {
    let corners = seen.corners();
    let held = |side| corners.iter().filter(|corner| seen.discs(side) & corner.bit() != 0).count();
    let more = Seen::ahead(|side| held(side) as u32);
    Points::of(|side| {
        let counts = !by_text || more == Some(side);
        if counts { CORNER * held(side) as i32 } else { 0 }
    })
}
