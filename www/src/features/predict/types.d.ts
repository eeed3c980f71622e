import type {LessonActions} from '../../shell/game.js';

declare module '../../games/sea/types.js' {
  interface SeaActions extends LessonActions {}
}
