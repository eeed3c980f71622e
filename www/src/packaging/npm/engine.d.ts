/// <reference lib="esnext.disposable" />
import type * as Planner from '../../../pkg/planner.js';
import type * as Games from '../../../pkg/spyglass.js';
import type * as Tutor from '../../../pkg/tutor.js';

// The plain data by name, as the doors declare them.
export type * from '../../../pkg/spyglass.js';

export type Engine = Omit<typeof Games, 'default' | 'initSync' | 'start'>;

/** `permitted`: names of rules, with spaces between; all where none is named. */
export type TutoredGame = Games.Game &
  Pick<
    Tutor.TutoredGame,
    'deductions' | 'hint' | 'prove' | 'level' | 'fleetsBehind' | 'drawFleets'
  >;

export interface TutoredEngine extends Omit<Engine, 'newGame' | 'openGame'> {
  newGame(config: Games.GameConfig): TutoredGame;
  openGame(record: string): TutoredGame;
  newPuzzle: (typeof Tutor)['newPuzzle'];
  solvePuzzle: (typeof Tutor)['solvePuzzle'];
  fleetsBehindPosition: (typeof Tutor)['fleetsBehindPosition'];
  drawFleetsOfPosition: (typeof Tutor)['drawFleetsOfPosition'];
  /** Hunts the fleets that were drawn to their end after a shot at each of some cells; refused with `planner-not-loaded` where that module did not come. */
  shotsToGo: (typeof Planner)['shotsToGo'];
}

/** What can be compiled: bytes, a response, a module. */
export type Wasm = BufferSource | WebAssembly.Module | Response | URL | Promise<Response>;

/** Games, positions and batches. Without `wasm` the file beside the package is fetched. */
export function loadEngine(wasm?: Wasm): Promise<Engine>;

/** The same with certain reasoning and puzzles, with agents that plan, and with hunts that are played out. */
export function loadTutoredEngine(
  wasm?: Wasm,
  tutorWasm?: Wasm,
  plannerWasm?: Wasm,
): Promise<TutoredEngine>;
