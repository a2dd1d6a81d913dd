export { MessageRemovalsRepository } from './message-removals.repository.js';
export { MessageRemovals } from './message-removals.service.js';
export { MessageTakedownsRepository } from './message-takedowns.repository.js';
export { MessageTakedowns, type TakenMessages } from './message-takedowns.service.js';
export { TranscriptsRepository, type Opening, type Place } from './transcripts.repository.js';
export { TranscriptsService, type Line, type PlacedLine } from './transcripts.service.js';
