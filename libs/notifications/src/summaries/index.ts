export { PendingEntity } from './pending.entity.js';
export { PendingRepository, type Pending } from './pending.repository.js';
export { PendingService } from './pending.service.js';
export { whyNoMail, whyNothingUnread } from './reminders.policy.js';
export { RemindersService } from './reminders.service.js';
export { SummariesService, type News } from './summaries.service.js';
export { SummaryNewsService } from './summary-news.service.js';
export { SummaryQueue } from './summary-queue.js';
export { UnreadChats } from './unread-chats.service.js';
