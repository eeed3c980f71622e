use super::{Fraction, fraction::divisor};

/// A matrix game solved exactly, in whole numbers.
///
/// Each row is a group of layouts and its `share` of them, each column a way to shoot with the shots it needs over the group. What is
/// solved is: the greatest sum of `y` with `shots · y ≤ share` in every row, `y ≥ 0`. The shooter mixes the columns as `y`, the
/// deployer's weight of a layout is the price of its row, and the value of the game is one over the sum.
///
/// A row of the tableau may be multiplied by what it likes, so each is kept without a common divisor. By Bland's rule it ends.
#[derive(Debug)]
pub(super) struct Prices {
    /// The price of each row, over `scale`.
    pub rows: Vec<u128>,
    /// How much of each column is taken: a share of the sum.
    pub columns: Vec<Fraction>,
    pub scale: u128,
}

/// The prices; nothing where the numbers grow beyond 127 bits.
pub(super) fn prices(columns: &[Vec<u64>], shares: &[u64]) -> Option<Prices> {
    let (rows, own) = (shares.len(), columns.len());
    // The columns, a slack a row, the right side; last the sum that is to grow, negated, with what it is multiplied by.
    let right = own + rows;
    let mut tableau: Vec<Vec<i128>> = (0..=rows)
        .map(|row| {
            let mut line: Vec<i128> = match row {
                _ if row < rows => columns.iter().map(|column| column[row].into()).collect(),
                _ => vec![-1; own],
            };
            line.extend((0..rows).map(|slack| i128::from(slack == row)));
            line.push(shares.get(row).map_or(0, |&share| share.into()));
            line.push(i128::from(row == rows));
            line
        })
        .collect();
    let mut basis: Vec<usize> = (own..right).collect();
    while let Some(enters) = (0..right).find(|&column| tableau[rows][column] < 0) {
        let leaves = leaving(&tableau[..rows], &basis, enters, right)?;
        let line = tableau[leaves].clone();
        for (_, other) in tableau.iter_mut().enumerate().filter(|(row, _)| *row != leaves) {
            eliminate(other, &line, enters)?;
        }
        basis[leaves] = enters;
    }
    let last = &tableau[rows];
    let (sum, scale) = (last[right].unsigned_abs(), last[right + 1].unsigned_abs());
    let mut taken = vec![Fraction::new(0, 1); own];
    for (row, &column) in basis.iter().enumerate().filter(|&(_, &column)| column < own) {
        let line = &tableau[row];
        let part = Fraction::new(line[right].unsigned_abs(), line[column].unsigned_abs());
        taken[column] = part.times(Fraction::new(scale, sum))?;
    }
    let rows = last[own..right].iter().map(|price| price.unsigned_abs()).collect();
    Some(Prices { rows, columns: taken, scale })
}

/// Takes so much of `line` from another that nothing is left of the column, and what the rest has in common out.
fn eliminate(other: &mut [i128], line: &[i128], column: usize) -> Option<()> {
    if other[column] == 0 {
        return Some(());
    }
    let (own, pivot) = (other[column], line[column]);
    let common = divisor(own.unsigned_abs(), pivot.unsigned_abs()) as i128;
    let (own, pivot) = (own / common, pivot / common);
    let mut whole = 0;
    for (value, along) in other.iter_mut().zip(line) {
        *value = value.checked_mul(pivot)?.checked_sub(own.checked_mul(*along)?)?;
        whole = divisor(value.unsigned_abs(), whole);
    }
    for value in other {
        *value /= whole.max(1) as i128;
    }
    Some(())
}

/// The row that first stops the column that enters from growing; of several that of the first column.
fn leaving(rows: &[Vec<i128>], basis: &[usize], enters: usize, right: usize) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (row, line) in rows.iter().enumerate().filter(|(_, line)| 0 < line[enters]) {
        let sooner = |other: usize| {
            let own = line[right].checked_mul(rows[other][enters])?;
            let its = rows[other][right].checked_mul(line[enters])?;
            Some(own < its || own == its && basis[row] < basis[other])
        };
        best = match best {
            Some(other) if !sooner(other)? => Some(other),
            _ => Some(row),
        };
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matching_pennies_are_mixed_evenly() {
        let prices = prices(&[vec![1, 3], vec![3, 1]], &[1, 1]).unwrap();
        let half = Fraction::new(1, 2);
        assert_eq!((prices.rows, prices.columns, prices.scale), (vec![1, 1], vec![half, half], 4));
    }

    #[test]
    fn a_column_that_is_worse_everywhere_is_not_taken() {
        let prices = prices(&[vec![2, 2], vec![3, 3]], &[1, 1]).unwrap();
        assert_eq!(prices.columns[1], Fraction::new(0, 1));
    }

    #[test]
    fn numbers_beyond_reach_are_told() {
        let huge = u64::MAX - 1;
        let columns: Vec<Vec<u64>> = (0..4)
            .map(|own| (0..4).map(|row| if own == row { 1 } else { huge - row }).collect())
            .collect();
        assert!(prices(&columns, &[1, 1, 1, 1]).is_none());
    }
}
