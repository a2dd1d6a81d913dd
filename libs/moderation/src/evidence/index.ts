export { EvidenceModule } from './evidence.module.js';
export { EvidenceService, placesOf, type Evidence } from './evidence.service.js';
