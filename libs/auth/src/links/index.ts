export { linkPurposes, undoDays, type TokenPurpose } from './link-purposes.js';
export { OneTimeTokenEntity } from './one-time-token.entity.js';
export { OneTimeTokensRepository } from './one-time-tokens.repository.js';
export { OneTimeTokens, type FoundLink, type LinkFacts } from './one-time-tokens.js';
