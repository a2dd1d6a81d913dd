export { AccountClosures } from './account-closures.js';
export { BannedAddresses } from './banned-addresses.js';
export { RefusalEntity } from './refusal.entity.js';
export { RefusalsRepository } from './refusals.repository.js';
