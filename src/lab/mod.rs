//! Many games: batches that resume and merge, histograms, published figures.

mod batch;
mod seas;
mod sums;

pub use batch::{Batch, BatchConfig, BatchError, Seas};
pub use seas::{BadSeas, read_seas};
pub use sums::{Histogram, MergeError, Paired, Report, Rows, Sums};
