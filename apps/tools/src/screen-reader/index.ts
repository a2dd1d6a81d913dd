export { OrcaSession } from './orca-session.js';
export { screenReader } from './command.js';
export { notSaid, sinceLoaded, timesSaid } from './utterances.js';
