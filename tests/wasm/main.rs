//! What must have the same bits in WebAssembly as natively.

#![cfg(target_arch = "wasm32")]

#[path = "../laws/dice.rs"]
mod dice;
