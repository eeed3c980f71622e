use crate::{
    battleship::rules::{PlacedShip, Ruleset, Sea},
    error_code::error_codes,
    grid::Cell,
};

/// Reads fixed seas: one fleet a line, each ship `length,row,column,direction` from 0, direction 0 along a row, 1 along
/// a column. Ships of equal length take their classes in fleet order. Lines that begin with `#` are comments.
///
/// # Errors
///
/// `bad-seas` with the number of the first line that is no legal fleet.
pub fn read_seas(rules: &Ruleset, text: &str) -> Result<Vec<Sea>, BadSeas> {
    let lines = text.lines().enumerate();
    let fleets = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    fleets
        .map(|(number, line)| {
            let bad = |cause: String| BadSeas { line: number + 1, cause };
            let setup = read_setup(rules, line).map_err(|cause| bad(cause.to_owned()))?;
            Sea::new(rules, &setup).map_err(|faults| {
                let texts: Vec<String> = faults.iter().map(ToString::to_string).collect();
                bad(texts.join("; "))
            })
        })
        .collect()
}

fn read_setup(rules: &Ruleset, line: &str) -> Result<Vec<PlacedShip>, &'static str> {
    let classes = rules.fleet().classes();
    let mut left: Vec<u8> = classes.iter().map(|class| class.count).collect();
    let mut setup = Vec::new();
    for ship in line.split_ascii_whitespace() {
        let numbers: Vec<u8> = ship
            .split(',')
            .map(|number| number.parse().map_err(|_| "not a number"))
            .collect::<Result<_, _>>()?;
        let [length, row, col, direction @ 0..=1] = numbers[..] else {
            return Err("not length,row,column,direction");
        };
        let (rows, cols) = if direction == 0 { (0, 1) } else { (1, 0) };
        let cells = (0..length)
            .map(|step| {
                let (row, col) =
                    (row.checked_add(step * rows)?, col.checked_add(step.checked_mul(cols)?)?);
                (row < 16 && col < 16).then(|| Cell::new(row, col))
            })
            .collect::<Option<Vec<Cell>>>()
            .ok_or("a ship off every board")?;
        let of_length = |class: usize| {
            classes[class].shape.is_straight() && classes[class].shape.len() == u32::from(length)
        };
        let class = (0..classes.len())
            .find(|&class| of_length(class) && 0 < left[class])
            .ok_or("a ship the fleet does not have")?;
        left[class] -= 1;
        setup.push(PlacedShip { name: classes[class].name.clone(), cells, heading: None });
    }
    Ok(setup)
}

/// A line of a file of seas is no fleet: code `bad-seas`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadSeas {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub cause: String,
}

error_codes! {
    struct BadSeas { line, cause } => "bad-seas" { line, cause }, "line {line} is no fleet: {cause}";
}
