export { PrivacyRepository } from './privacy.repository.js';
export { PrivacyService } from './privacy.service.js';
