import core from './core.ftl';
import refusals from './refusals.ftl';

export default [core, refusals].join('\n');
