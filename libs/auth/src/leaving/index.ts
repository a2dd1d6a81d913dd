export { DepartureEntity } from './departure.entity.js';
export { Departures } from './departures.service.js';
export { DeparturesRepository } from './departures.repository.js';
export { ErasureService } from './erasure.service.js';
export { LeavingReasonEntity } from './leaving-reason.entity.js';
export { LeavingService } from './leaving.service.js';
export { RestoringService } from './restoring.service.js';
export { UndoLinks } from './undo-links.js';
