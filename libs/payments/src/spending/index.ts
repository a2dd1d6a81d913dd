export { SpendingLimitEntity } from './spending-limit.entity.js';
export { SpendingRepository } from './spending.repository.js';
export { SpendingService } from './spending.service.js';
