use std::sync::{Arc, OnceLock};

use crate::reversi::engine::{Evaluation, Weights};

use super::ReversiError;

/// The engine's evaluation: the same for every game, read once.
static EVALUATION: OnceLock<Arc<Evaluation>> = OnceLock::new();

/// Reads the engine's weights: in the browser the module does not hold them. Once weights are loaded, others are ignored.
///
/// # Errors
///
/// `bad-weights` where the bytes are no weights.
pub fn load_weights(bytes: &[u8]) -> Result<(), ReversiError> {
    let weights = Weights::read(bytes)?;
    EVALUATION.get_or_init(|| Arc::new(Evaluation::Trained(weights)));
    Ok(())
}

/// The engine's evaluation.
///
/// # Errors
///
/// `weights-not-loaded` in the browser before [`load_weights`].
pub fn engine_evaluation() -> Result<Arc<Evaluation>, ReversiError> {
    #[cfg(not(target_arch = "wasm32"))]
    EVALUATION.get_or_init(|| Arc::new(Evaluation::trained()));
    EVALUATION.get().cloned().ok_or(ReversiError::WeightsNotLoaded)
}
