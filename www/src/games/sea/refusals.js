// Why something is refused: words alone, for a page where nothing has been refused yet does not need them.
import english from '../../i18n/en/refusals.ftl';

export const words = english;

export function start() {}
