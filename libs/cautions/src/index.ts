export { cautionsIn } from './cautions.js';
export { folded } from './fold.js';
