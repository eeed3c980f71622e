//! The frozen numbers again, in wasm.

#![cfg(target_arch = "wasm32")]

#[path = "dice.rs"]
mod dice;
