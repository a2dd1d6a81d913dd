export { ConsentEntity } from './consent.entity.js';
export { ConsentsRepository } from './consents.repository.js';
export { ConsentsService } from './consents.service.js';
