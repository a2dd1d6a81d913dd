export { MailRefusalEntity } from './mail-refusal.entity.js';
export { burstBounds, type RefusalCounts } from './mail-refusals.policy.js';
export { MailRefusalsRepository } from './mail-refusals.repository.js';
export { MailRefusals } from './mail-refusals.service.js';
