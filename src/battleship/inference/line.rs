use std::ops::RangeInclusive;

/// In how many ways a straight ship of `length` can lie along one axis and cover a cell with `before` free cells on one side and
/// `behind` on the other.
///
/// ```
/// use spyglass::battleship::inference::{article_ways_through, ways_through};
/// assert_eq!(ways_through(2, 2, 4), 2);
/// assert_eq!(article_ways_through(2, 2, 4), 3, "one too many by the article's formula");
/// ```
///
/// It is the number of beginnings that leave the ship on free cells: 0 where the line through the cell is shorter than `length`.
/// Constant time.
#[must_use]
pub fn ways_through(before: u32, behind: u32, length: u32) -> u32 {
    let reach = length.saturating_sub(1);
    match length {
        0 => 0,
        _ => (before.min(reach) + behind.min(reach) + 2).saturating_sub(length),
    }
}

/// In how many ways the ship can lie by the formula of the article *Алгоритм игры в «морской бой»: обстрел противника*, undated,
/// <https://habr.com/ru/articles/181151>. On some lines it is higher than [`ways_through`].
///
/// It is right where the ship just fits, and where one side has at least `length − 1` free cells.
#[must_use]
pub fn article_ways_through(before: u32, behind: u32, length: u32) -> u32 {
    let free = before + behind + 1;
    if length == 0 || free < length {
        0
    } else if free == length {
        1
    } else {
        (before.min(behind) + 1).min(length)
    }
}

/// How many cells before the given one the ship can begin: the ways that [`ways_through`] counts.
#[must_use]
pub fn beginnings_through(before: u32, behind: u32, length: u32) -> RangeInclusive<u32> {
    let most = before.min(length.saturating_sub(1));
    // A ship that begins nearer than this ends beyond the free cells behind.
    let least = length.saturating_sub(behind + 1);
    if length == 0 { RangeInclusive::new(1, 0) } else { least..=most }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tries a ship at every place of the line.
    fn by_trying(before: u32, behind: u32, length: u32) -> u32 {
        let (cell, cells) = (i64::from(before), i64::from(before + behind + 1));
        let fits = |first: &i64| {
            let last = first + i64::from(length) - 1;
            0 <= *first && last < cells && *first <= cell && cell <= last
        };
        (-40..40).filter(fits).count() as u32
    }

    #[test]
    fn ways_are_those_found_by_trying() {
        for (before, behind) in (0..=15).flat_map(|one| (0..=15).map(move |other| (one, other))) {
            for length in 1..=8 {
                let expected = by_trying(before, behind, length);
                assert_eq!(
                    ways_through(before, behind, length),
                    expected,
                    "{before} {behind} {length}"
                );
                let observed = beginnings_through(before, behind, length);
                assert_eq!(
                    observed.clone().count() as u32,
                    expected,
                    "{before} {behind} {length}: {observed:?}"
                );
                assert_eq!(ways_through(behind, before, length), expected);
            }
        }
    }

    /// Its figure: a ship of 3 between obstacles, 1, 2, 3, 3 ways the farther the cell lies from the border.
    #[test]
    fn the_article_is_right_in_its_figure() {
        let figure = (0..4).map(|before| article_ways_through(before, 9, 3));
        assert!(figure.eq([1, 2, 3, 3]));
        assert!((0..4).map(|before| ways_through(before, 9, 3)).eq([1, 2, 3, 3]));
    }

    #[test]
    fn the_article_is_wrong_where_both_sides_are_short() {
        assert_eq!((article_ways_through(2, 2, 4), ways_through(2, 2, 4)), (3, 2));
        let pairs = || (0..=15).flat_map(|one| (0..=15).map(move |other| (one, other)));
        for length in 1..=8 {
            for (before, behind) in pairs() {
                let (article, truth) = (
                    article_ways_through(before, behind, length),
                    ways_through(before, behind, length),
                );
                // Right where a side is as long as the ship leaves, or the ship just fits.
                let long = length <= before.max(behind) + 1;
                if long || before + behind < length {
                    assert_eq!(article, truth, "{before} {behind} {length}");
                } else {
                    assert!(truth < article, "{before} {behind} {length}");
                }
            }
        }
    }
}
