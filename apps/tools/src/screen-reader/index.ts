export { OrcaSession } from './orca-session.js';
export { screenReader } from './command.js';
export { inOrder, sinceLoaded, timesSaid } from './utterances.js';
