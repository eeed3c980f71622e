export type * from '../../widget/public.d.ts';

/**
 * Defines `<spyglass-board>`, unless somebody has; on a server, which knows no elements, it does nothing.
 * `site`: where the whole page stands, for links to it.
 * `files`: where the folder of the package is served as it is, for bundlers that take no workers and engines along.
 */
export function defineBoard(how?: {site?: string | null; files?: string | URL | null}): void;
