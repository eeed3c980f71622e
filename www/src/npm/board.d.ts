export type * from '../widget/public.d.ts';

/** Defines `<spyglass-board>`, unless somebody has. `site`: where the whole page stands, for links to it. */
export function defineBoard(how?: {site?: string | null}): void;
