export { PhotoChecks, type PhotoDecision } from './photo-checks.service.js';
export { PhotoTakedownsRepository, type TakenPhoto } from './photo-takedowns.repository.js';
export { PhotoTakedowns } from './photo-takedowns.service.js';
