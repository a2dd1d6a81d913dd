export { ageFault, ageOn } from './age.policy.js';
export { nameFault } from './name.policy.js';
export { SignupSourceEntity } from './signup-source.entity.js';
export { SignupSourcesRepository } from './signup-sources.repository.js';
export { SignupSources } from './signup-sources.js';
export { NewAccounts } from './new-accounts.js';
export type { SignupOutcome } from './signup-outcome.js';
export { SignupScreening } from './signup-screening.js';
export { SignupService } from './signup.service.js';
