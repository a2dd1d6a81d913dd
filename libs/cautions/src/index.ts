export { cautionsIn } from './cautions.js';
export { finderOf, isPhrase, useOwnWords } from './own-words.js';
export { wordsOf } from './sentences.js';
export { folded } from './fold.js';
