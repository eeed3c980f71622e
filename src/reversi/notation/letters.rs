/// The characters of a text with their places from 0, those of East Asian full width as their plain forms.
#[derive(Debug)]
pub(super) struct Letters(Vec<(usize, char)>);

impl Letters {
    pub fn new(text: &str) -> Self {
        Self(text.chars().map(plain).enumerate().collect())
    }

    /// The characters from a place on.
    pub fn from(&self, place: usize) -> &[(usize, char)] {
        self.0.get(place..).unwrap_or_default()
    }

    /// The lines, without what ends them.
    pub fn lines(&self) -> impl Iterator<Item = &[(usize, char)]> {
        self.0.split(|(_, letter)| matches!(letter, '\n' | '\r'))
    }
}

fn plain(letter: char) -> char {
    match letter {
        '\u{feff}' | '\u{3000}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        _ => letter,
    }
}
