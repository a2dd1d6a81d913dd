export { stateOf, type RunFacts } from './jobs.policy.js';
