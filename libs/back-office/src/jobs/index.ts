export { type RunFacts, stateOf } from './jobs.policy.js';
