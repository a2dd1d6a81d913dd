export { ChatConversationLookup } from './conversation-lookup.js';
export { FeedMarks } from './feed-marks.js';
export { MarksRepository } from './marks.repository.js';
export { MarksService } from './marks.service.js';
export { PartnerUpdates } from './partner-updates.js';
export { ReadingService } from './reading.service.js';
