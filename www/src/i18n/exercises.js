// What exercises of one's own, chapters of Reversi, its teaching games and its later tabs say: as a page takes it that comes to them.
import english from './en/exercises.ftl';
import {fetchExercises} from './exercises-pack.js';

export const exercises = {english: [english], packs: [fetchExercises]};
