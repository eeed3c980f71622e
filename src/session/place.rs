//! Where undo and redo lead in a line, of which it is told by step whether the reader chose it.

/// The place before the reader's last choice.
pub(super) fn undone(yours: &[bool], step: usize) -> Option<usize> {
    yours[..step].iter().rposition(|yours| *yours)
}

/// The place before the reader's next choice, or the end of the line; nothing where the line ends here.
pub(super) fn redone(yours: &[bool], step: usize) -> Option<usize> {
    let after = yours.get(step + 1..)?;
    let next = after.iter().position(|yours| *yours);
    Some(next.map_or(yours.len(), |further| step + 1 + further))
}
