use super::{Points, Seen, weights::CORNER};

/// For every corner held.
pub(super) fn points(seen: &Seen) -> Points {
    let corners = seen.corners();
    Points::of(|side| {
        let held = corners.iter().filter(|corner| seen.discs(side) & corner.bit() != 0);
        CORNER * held.count() as i32
    })
}
