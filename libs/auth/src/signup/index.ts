export { ageFault, ageOn } from './age.policy.js';
export { nameFault } from './name.policy.js';
export { SignupSourceEntity } from './signup-source.entity.js';
export { SignupSourcesRepository } from './signup-sources.repository.js';
export { SignupSources } from './signup-sources.js';
export { SignupService, type SignupOutcome } from './signup.service.js';
