export { BillingDetailsEntity } from './billing-details.entity.js';
export { needsBilling } from './billing-limits.policy.js';
export { BillingRepository } from './billing.repository.js';
export { Billing } from './billing.service.js';
