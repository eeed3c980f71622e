import answers from './answers.ftl';
import common from './common.ftl';
import compare from './compare.ftl';
import deploy from './deploy.ftl';
import dialogs from './dialogs.ftl';
import edit from './edit.ftl';
import lesson from './lesson.ftl';
import offline from './offline.ftl';
import puzzle from './puzzle.ftl';
import results from './results.ftl';
import review from './review.ftl';
import teach from './teach.ftl';
import tutor from './tutor.ftl';

export default [
  answers,
  common,
  compare,
  deploy,
  dialogs,
  edit,
  lesson,
  offline,
  puzzle,
  results,
  review,
  teach,
  tutor,
].join('\n');
