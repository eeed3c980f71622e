use super::{Fraction, fraction::gcd};

/// The solution of a matrix game, by the simplex method (G. B. Dantzig, *Maximization of a Linear Function of Variables Subject to
/// Linear Inequalities*, 1951) in exact integers.
///
/// Each row is an orbit with the number of its layouts (`share`), each column a policy with the shots it needs over the orbit. The
/// program is: maximise the sum of `y` with `shots · y ≤ share` in every row, `y ≥ 0`. The shooter mixes the columns as `y`, the
/// deployer's weight of a layout is the dual price of its row, and the value of the game is one over the sum.
///
/// Every row of the tableau is kept without a common divisor. It terminates by the rule of R. G. Bland (*New Finite Pivoting Rules for
/// the Simplex Method*, 1977).
#[derive(Debug)]
pub(super) struct Prices {
    /// The price of each row, over `scale`.
    pub rows: Vec<u128>,
    /// The share of each column in the sum: the shooter's mix.
    pub columns: Vec<Fraction>,
    pub scale: u128,
}

/// Solves the game; nothing where a number exceeds 127 bits.
pub(super) fn prices(columns: &[Vec<u64>], shares: &[u64]) -> Option<Prices> {
    let (rows, own) = (shares.len(), columns.len());
    // The columns, a slack variable a row, the right side; as the last row the negated objective, with its factor as the last column.
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

/// Subtracts a multiple of `line` so that the column becomes 0, then divides by the common divisor.
fn eliminate(other: &mut [i128], line: &[i128], column: usize) -> Option<()> {
    if other[column] == 0 {
        return Some(());
    }
    let (own, pivot) = (other[column], line[column]);
    let common = gcd(own.unsigned_abs(), pivot.unsigned_abs()) as i128;
    let (own, pivot) = (own / common, pivot / common);
    let mut whole = 0;
    for (value, along) in other.iter_mut().zip(line) {
        *value = value.checked_mul(pivot)?.checked_sub(own.checked_mul(*along)?)?;
        whole = gcd(value.unsigned_abs(), whole);
    }
    for value in other {
        *value /= whole.max(1) as i128;
    }
    Some(())
}

/// The row of the least ratio, whose variable leaves the basis; of several the one of the first variable.
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
    fn overflow_is_reported() {
        let huge = u64::MAX - 1;
        let columns: Vec<Vec<u64>> = (0..4)
            .map(|own| (0..4).map(|row| if own == row { 1 } else { huge - row }).collect())
            .collect();
        assert!(prices(&columns, &[1, 1, 1, 1]).is_none());
    }
}
