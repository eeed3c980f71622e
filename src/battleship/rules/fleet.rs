use super::Shape;

/// Ships of one name and one shape. Answers do not distinguish them from each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// The name, as answers announce it.
    pub name: String,
    /// How many ships of the class there are.
    pub count: u8,
    /// Their shape.
    pub shape: Shape,
}

/// The ships of a rule set, class by class.
///
/// Ships are numbered from 0, class after class; a *class number* is the place in [`Fleet::classes`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fleet {
    classes: Vec<Class>,
    /// The class number of every ship.
    class_of: Vec<usize>,
}

impl Fleet {
    /// The fleet of these classes, whose ships are numbered in their order.
    #[must_use]
    pub fn new(classes: Vec<Class>) -> Self {
        let class_of = classes
            .iter()
            .enumerate()
            .flat_map(|(number, class)| std::iter::repeat_n(number, class.count.into()))
            .collect();
        Self { classes, class_of }
    }

    /// The classes; the place of a class is its class number.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// The class number of every ship, by ship number from 0: as many as the fleet has ships.
    pub fn class_of(&self) -> &[usize] {
        &self.class_of
    }

    /// The number of cells of all ships together.
    pub fn cells(&self) -> u32 {
        self.classes.iter().map(|class| class.shape.len() * u32::from(class.count)).sum()
    }

    /// The class number of `name`, compared exactly; `None` where no class has that name.
    pub fn class_named(&self, name: &str) -> Option<usize> {
        self.classes.iter().position(|class| class.name == name)
    }

    /// Whether every ship lies in one row or one column.
    pub fn is_straight(&self) -> bool {
        self.classes.iter().all(|class| class.shape.is_straight())
    }
}
