/// <reference lib="esnext.disposable" />
import type * as Games from '../../../pkg/spyglass.js';
import type * as Tutor from '../../../pkg/tutor.js';

// The plain data by name, as the doors declare them.
export type * from '../../../pkg/spyglass.js';

export type Engine = Omit<typeof Games, 'default' | 'initSync' | 'start'>;

/** `permitted`: names of rules, with spaces between; all where none is named. */
export type TutoredGame = Games.Game &
  Pick<Tutor.TutoredGame, 'deductions' | 'hint' | 'prove' | 'level'>;

export interface TutoredEngine extends Omit<Engine, 'newGame' | 'openGame'> {
  newGame(config: Games.GameConfig): TutoredGame;
  openGame(record: string): TutoredGame;
  newPuzzle: (typeof Tutor)['newPuzzle'];
  solvePuzzle: (typeof Tutor)['solvePuzzle'];
}

/** What can be compiled: bytes, a response, a module. */
export type Wasm = BufferSource | WebAssembly.Module | Response | URL | Promise<Response>;

/** Games, positions and batches. Without `wasm` the file beside the package is fetched. */
export function loadEngine(wasm?: Wasm): Promise<Engine>;

/** The same with certain reasoning and puzzles, and with agents that plan. */
export function loadTutoredEngine(
  wasm?: Wasm,
  tutorWasm?: Wasm,
  plannerWasm?: Wasm,
): Promise<TutoredEngine>;
