export { MoneyMovements } from './money-movements.service.js';
export { MoneyRequestLimits } from './money-request-limits.service.js';
export { MoneyRequestEntity } from './money-request.entity.js';
export { MoneyRequestsRepository } from './money-requests.repository.js';
export { MoneyRequests, type Requested } from './money-requests.service.js';
