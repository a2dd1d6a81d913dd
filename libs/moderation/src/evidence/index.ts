export { EvidenceModule } from './evidence.module.js';
export { type Evidence, EvidenceService, placesOf } from './evidence.service.js';
