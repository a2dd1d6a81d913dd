export { ChatConversationLookup } from './conversation-lookup.js';
export { ChatViews } from './chat-views.js';
export { FeedMarks } from './feed-marks.js';
export { MarksRepository } from './marks.repository.js';
export { MarksService } from './marks.service.js';
export { PartnerUpdates } from './partner-updates.js';
export { ReadMarks } from './read-marks.js';
export { ReadingService } from './reading.service.js';
