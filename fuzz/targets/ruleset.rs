//! Any text is a rule set or is refused; its canonical form is read as the same rules.

use spyglass::battleship::rules::Ruleset;

pub fn run(text: &str) {
    let Ok(rules) = Ruleset::read(text) else { return };
    let canonical = rules.canonical();
    let again = Ruleset::read(&canonical).expect("the canonical form is read");
    assert_eq!(again.canonical(), canonical);
    assert_eq!(again.id(), rules.id());
    assert_eq!(again.fleet().cells(), rules.fleet().cells());
}
