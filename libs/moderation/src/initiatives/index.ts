export { InitiativesModule } from './initiatives.module.js';
export { sourceOf, type DecisionSource } from './initiatives.policy.js';
export { InitiativesService } from './initiatives.service.js';
export { mayAnswer, mayAskForMore } from './reading-requests.policy.js';
export { ReadingRequests } from './reading-requests.service.js';
