// What docs/embedding.md says of the element, as TypeScript takes it: read by the type check, run by nobody.
import type {BoardApi, SpyglassBoard} from '../../www/src/widget/public.js';

export function properties(board: SpyglassBoard): void {
  board.position = {rules: 'solitaire', shots: [['C7', 'shot', 'water']]};
  board.position = '{"rules": "solitaire"}';
  board.position = null;
  board.agent = ['hunt', 'parity(k=longest)'];
  board.agent = 'hunt,parity';
  board.show = ['overlay', 'fleet'];
  board.show = '';
  board.deductions = ['line-full', 'diagonal-water'];
  board.seed = 42;
  board.step = 12;
  board.readonly = true;
  board.noUndo = true;
  // @ts-expect-error what may be shown has names
  board.show = ['everything'];
  // @ts-expect-error a position is a text or an object
  board.position = 7;
}

export function reading(board: SpyglassBoard): (string | null)[] {
  const step: number | null = board.step;
  return [board.position, board.agent, board.show, board.deductions, board.seed, String(step)];
}

export async function calls(api: BoardApi): Promise<string> {
  await api.load();
  await api.load({position: {rules: 'admiral'}, mode: 'watch', agent: ['hunt'], seed: 1, step: 3});
  // @ts-expect-error a start is no text
  await api.load('solitaire');
  return api.export('text');
}

export function events(board: SpyglassBoard): void {
  board.addEventListener('board-answer', (event) => {
    const actions: string[] = event.detail.actions;
    if (actions.length > 1) event.preventDefault();
  });
  board.addEventListener('board-end', ({detail: {outcome, score}}) => {
    if (outcome === 'resigned' || score === null) return;
    const points: number = typeof score === 'number' ? score : score.black - score.white;
    return points;
  });
}
