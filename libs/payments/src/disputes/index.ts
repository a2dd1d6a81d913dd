export { DisputeMonthEntity } from './dispute-month.entity.js';
export { ratesOf, stateOfRate, type DisputeBounds } from './disputes.policy.js';
export { DisputesRepository } from './disputes.repository.js';
export { Disputes } from './disputes.service.js';
