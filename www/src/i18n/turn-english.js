// What every game of turns says besides its own words, in English.
import common from './en/common.ftl';
import lesson from './en/lesson.ftl';
import refusals from './en/refusals.ftl';
import site from './en/site.ftl';

export const turnEnglish = [lesson, refusals, common, site];
