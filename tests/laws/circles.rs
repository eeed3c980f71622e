//! No files import each other in a circle, not even by way of others: each can be read after those it needs.
//!
//! A name that a module only passes on counts for the file that defines it.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::{Source, sources};

/// What a file defines, and the paths it imports or names.
struct File {
    defines: BTreeSet<String>,
    imports: Vec<Vec<String>>,
}

impl File {
    fn new(source: &Source) -> Self {
        let tests = source.words.windows(2).position(|pair| pair == ["mod", "tests"]);
        let words = &source.words[..tests.unwrap_or(source.words.len())];
        let kinds = ["struct", "enum", "trait", "fn", "const", "static", "type"];
        let defined =
            words.windows(2).filter(|pair| kinds.contains(&pair[0].as_str())).map(|pair| &pair[1]);
        let macros = words.windows(3).filter(|group| group[..2] == ["macro_rules", "!"]);
        let macros = macros.map(|group| &group[2]);
        let own = Source { module: source.module.clone(), words: words.to_vec() };
        Self {
            defines: defined.chain(macros).cloned().collect(),
            imports: own
                .paths()
                .into_iter()
                .chain(own.paths_below())
                .map(|(_, path)| path)
                .collect(),
        }
    }
}

type Files = BTreeMap<Vec<String>, File>;

/// The file that defines what `path` names; `passed` are the paths on the way there.
fn definer(files: &Files, path: &[String], passed: &mut Vec<Vec<String>>) -> Option<Vec<String>> {
    if passed.iter().any(|one| one == path) {
        return None;
    }
    let length = (1..=path.len()).rev().find(|&length| files.contains_key(&path[..length]))?;
    let (module, rest) = path.split_at(length);
    let file = &files[module];
    let name = rest.first().filter(|name| !file.defines.contains(*name) && *name != "self");
    passed.push(path.to_vec());
    let passed_on = name.and_then(|name| {
        let imports = file.imports.iter().filter(|import| import.last() == Some(name));
        imports.filter_map(|import| definer(files, import, passed)).next()
    });
    passed_on.or_else(|| Some(module.to_vec()))
}

/// Which files each file imports something of.
fn imports(sources: &[Source]) -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
    let files: Files =
        sources.iter().map(|source| (source.module.clone(), File::new(source))).collect();
    let of = |module: &Vec<String>, file: &File| {
        let found = file.imports.iter().filter_map(|path| definer(&files, path, &mut Vec::new()));
        found.filter(|other| other != module && !other.is_empty()).collect()
    };
    files.iter().map(|(module, file)| (module.clone(), of(module, file))).collect()
}

/// The files that take part in circles, each with what it imports of its circle.
fn circles(sources: &[Source]) -> Vec<String> {
    let imports = imports(sources);
    let reached = |from: &Vec<String>| {
        let mut reached = BTreeSet::new();
        let mut open = vec![from];
        while let Some(file) = open.pop() {
            open.extend(imports[file].iter().filter(|other| reached.insert((*other).clone())));
        }
        reached
    };
    let reached: BTreeMap<_, _> = imports.keys().map(|file| (file, reached(file))).collect();
    let lines = imports.iter().filter_map(|(file, others)| {
        let back = others.iter().filter(|other| reached[other].contains(file));
        let names: Vec<String> = back.map(|other| other.join("::")).collect();
        let line = || format!("{} imports {}", file.join("::"), names.join(", "));
        (!names.is_empty()).then(line)
    });
    lines.collect()
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let found = circles(&sources());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn invented_circles_are_found() {
    let found = |files: &[(&str, &str)]| {
        circles(&files.iter().map(|(module, text)| Source::new(module, text)).collect::<Vec<_>>())
            .len()
    };
    let base = ("a", "mod b; mod c; pub use b::B; pub use c::{C, d};");
    let plain = [base, ("a::b", "pub struct B;"), ("a::c", "use super::B; struct C(B); fn d() {}")];
    assert_eq!(found(&plain), 0, "a name that is passed on");
    let pair = [base, ("a::b", "use super::C; struct B;"), ("a::c", "use super::B; struct C(B);")];
    assert_eq!(found(&pair), 2);
    let parent = [("a", "mod b; struct A(b::B);"), ("a::b", "struct B; fn f(a: super::A) {}")];
    assert_eq!(found(&parent), 2);
    let three = [
        ("a", "use crate::b::B; struct A;"),
        ("b", "use crate::c::C; struct B;"),
        ("c", "fn f() { crate::a::A }"),
        ("d", "use crate::a::A;"),
    ];
    assert_eq!(found(&three), 3);
}
