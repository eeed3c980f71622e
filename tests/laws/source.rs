//! Rust sources as words and paths.

use std::{fs, path::Path};

/// A source file: its module, and the words of its code.
pub struct Source {
    pub module: Vec<String>,
    pub words: Vec<String>,
}

impl Source {
    pub fn new(module: &str, text: &str) -> Self {
        let module = module.split("::").filter(|name| !name.is_empty()).map(str::to_owned);
        Self { module: module.collect(), words: words(text) }
    }

    pub fn name(&self) -> String {
        self.module.join("::")
    }

    /// Every path that begins in this crate, from its root, with the module it is named in.
    pub fn paths(&self) -> Vec<(Vec<String>, Vec<String>)> {
        let mut paths = Vec::new();
        let mut here = self.module.clone();
        // For every open brace whether it opened a module.
        let mut braces = Vec::new();
        // A tree of names is read at once, with the paths within.
        let mut read = 0;
        for (place, word) in self.words.iter().enumerate() {
            let after = |steps: usize| self.words.get(place + steps).map(String::as_str);
            match word.as_str() {
                "{" => {
                    let opens = place >= 2 && self.words[place - 2] == "mod";
                    if opens {
                        here.push(self.words[place - 1].clone());
                    }
                    braces.push(opens);
                }
                "}" if braces.pop() == Some(true) => drop(here.pop()),
                "crate" | "super" | "self" if after(1) == Some("::") => {
                    // `pub(in …)` says who may see, and uses nothing.
                    let before = &self.words[place.saturating_sub(3)..place];
                    let sees = before == ["pub", "(", "in"];
                    let inner = before.last().is_some_and(|word| word == "::") || place < read;
                    if !inner && !sees {
                        let mut found = Vec::new();
                        read = place;
                        self.tree(&mut read, &[], &mut found);
                        let full = found.into_iter().map(|path| from_root(&here, &path));
                        paths.extend(full.map(|path| (here.clone(), path)));
                    }
                }
                _ => {}
            }
        }
        paths
    }

    /// Every path that begins at a module this file declares, from the root of the crate.
    pub fn paths_below(&self) -> Vec<(Vec<String>, Vec<String>)> {
        let declared: Vec<&String> = self
            .words
            .windows(3)
            .filter(|group| group[0] == "mod" && group[2] == ";")
            .map(|group| &group[1])
            .collect();
        let mut paths = Vec::new();
        for (place, word) in self.words.iter().enumerate() {
            let begins = self.words.get(place + 1).is_some_and(|next| next == "::")
                && place.checked_sub(1).is_none_or(|before| self.words[before] != "::");
            if begins && declared.contains(&word) {
                let mut found = Vec::new();
                self.tree(&mut place.clone(), &self.module, &mut found);
                paths.extend(found.into_iter().map(|path| (self.module.clone(), path)));
            }
        }
        paths
    }

    /// Reads the path at `place`, or all paths of a tree, each begun with `before`.
    fn tree(&self, place: &mut usize, before: &[String], found: &mut Vec<Vec<String>>) {
        let mut path = before.to_vec();
        loop {
            match self.words.get(*place).map(String::as_str) {
                Some("{") => {
                    *place += 1;
                    while self.words.get(*place).is_some_and(|word| word != "}") {
                        self.tree(place, &path, found);
                        while self.words.get(*place).is_some_and(|word| word != "," && word != "}")
                        {
                            *place += 1;
                        }
                        if self.words.get(*place).is_some_and(|word| word == ",") {
                            *place += 1;
                        }
                    }
                    *place += 1;
                    return;
                }
                Some(name) => path.push(name.to_owned()),
                None => break,
            }
            *place += 1;
            if self.words.get(*place).is_none_or(|word| word != "::") {
                break;
            }
            *place += 1;
        }
        found.push(path);
    }
}

/// A path as named in `module`, from the root of the crate.
fn from_root(module: &[String], path: &[String]) -> Vec<String> {
    let mut root = module.to_vec();
    for (place, name) in path.iter().enumerate() {
        match name.as_str() {
            "crate" => root.clear(),
            "super" => drop(root.pop()),
            "self" => {}
            _ => {
                root.extend_from_slice(&path[place..]);
                break;
            }
        }
    }
    root
}

/// The words and signs of Rust code, without comments and texts. `::` is one word.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(raw) = rest.strip_prefix("r#\"") {
            raw.find("\"#").map_or(rest.len(), |end| end + 5)
        } else if sign == '"' {
            text_length(rest)
        } else if sign == '\''
            && (rest[1..].starts_with('\\') || rest[1..].chars().nth(1) == Some('\''))
        {
            // A character, not a lifetime.
            2 + rest[2..].find('\'').unwrap_or(0)
        } else if sign.is_alphanumeric() || sign == '_' {
            let end = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_');
            let end = end.unwrap_or(rest.len());
            words.push(rest[..end].to_owned());
            end
        } else if rest.starts_with("::") {
            words.push("::".to_owned());
            2
        } else {
            if !sign.is_whitespace() {
                words.push(sign.to_string());
            }
            sign.len_utf8()
        };
        rest = &rest[skipped.max(1)..];
    }
    words
}

/// The bytes of the text in quotes that `rest` begins with.
fn text_length(rest: &str) -> usize {
    let mut escaped = false;
    for (place, sign) in rest.char_indices().skip(1) {
        match sign {
            '"' if !escaped => return place + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    rest.len()
}

/// The crates around the engine: their folders, and what their modules are put under here.
pub const AROUND: [(&str, &str); 7] = [
    ("doors/kit", "doors::kit"),
    ("doors/seas", "doors::seas"),
    ("doors/tutor", "doors::tutor"),
    ("doors/planner", "doors::planner"),
    ("doors/explorer", "doors::explorer"),
    ("doors/reversi", "doors::reversi"),
    ("lab", "shell"),
];

/// Every file of the engine, by its module.
pub fn sources() -> Vec<Source> {
    sources_in("src", "")
}

/// Every file of the crates around it.
pub fn sources_around() -> Vec<Source> {
    AROUND
        .iter()
        .flat_map(|(folder, module)| sources_in(&format!("{folder}/src"), module))
        .collect()
}

fn sources_in(folder: &str, module: &str) -> Vec<Source> {
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder), module, &mut found);
    found
}

fn walk(folder: &Path, module: &str, found: &mut Vec<Source>) {
    let entries = fs::read_dir(folder).expect("the sources can be listed");
    let mut paths: Vec<_> =
        entries.map(|entry| entry.expect("the sources can be listed").path()).collect();
    paths.sort();
    for path in paths {
        let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("plain file names");
        let inner = if module.is_empty() { stem.to_owned() } else { format!("{module}::{stem}") };
        if path.is_dir() {
            walk(&path, &inner, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let own = if ["mod", "lib", "main"].contains(&stem) { module } else { &inner };
            found.push(Source::new(own, &read(&path)));
        }
    }
}

pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
