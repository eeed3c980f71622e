/// A stage of the game by its most empty squares, and how far values of the trained evaluation are off there on average, in discs: searched 1,
/// 4 and 8 plies deep. A law counts them from `tests/data/reversi-truth.txt`.
const STAGES: [(u32, [u8; 3]); 2] = [(27, [6, 4, 3]), (60, [5, 4, 4])];

/// How far a value of the trained evaluation is off on average where so many squares are empty and so many plies were searched, in discs.
pub(crate) fn mean_error(empties: u32, plies: u8) -> u32 {
    let (_, errors) = STAGES.iter().find(|(most, _)| empties <= *most).unwrap_or(&STAGES[1]);
    errors[match plies {
        ..4 => 0,
        4..8 => 1,
        8.. => 2,
    }]
    .into()
}
