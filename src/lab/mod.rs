//! Many games: batches that resume and merge, histograms, published figures.

mod batch;
mod lessons;
pub mod reversi;
mod seas;
mod smallest;
mod solitaire;
mod sums;
mod weight_fitter;

pub use batch::{Batch, BatchConfig, BatchError, Seas};
pub use lessons::{Lesson, Lessons, LessonsConfig, LessonsReport};
pub use seas::{BadSeas, read_seas};
pub use smallest::{Held, Smallest, SmallestError, smallest};
pub use solitaire::{Played, play_hunt};
pub use sums::{Histogram, MergeError, Paired, Report, Rows, Sums};
pub use weight_fitter::{GameSample, WeightFitter};
