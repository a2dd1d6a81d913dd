export { PhotoFilesRepository, type HeldPhoto } from './photo-files.repository.js';
export { PhotoHoldEntity } from './photo-hold.entity.js';
export { PhotoHoldsRepository } from './photo-holds.repository.js';
export { PhotoHolds } from './photo-holds.js';
export { PhotoObjects, newObjectName, sharedObjectName } from './photo-objects.js';
export { StrayObjectEntity } from './stray-object.entity.js';
export { StrayObjectsRepository } from './stray-objects.repository.js';
