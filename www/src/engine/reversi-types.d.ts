export type * from '../../../doors/reversi.js';
