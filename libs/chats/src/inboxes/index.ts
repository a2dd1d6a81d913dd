export { AllowanceService, type Allowance } from './allowance.service.js';
export { InboxEntity } from './inbox.entity.js';
export { InboxesRepository } from './inboxes.repository.js';
export { OpeningLimits } from './opening-limits.service.js';
export { OpeningEntity } from './opening.entity.js';
export { ReceptionService } from './reception.service.js';
