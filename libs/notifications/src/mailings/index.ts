export { AnnouncementMailing } from './announcement-mailing.js';
export { MailingDelivery } from './mailing-delivery.js';
export { MailingKinds } from './mailing-kinds.js';
export { MailingPlans } from './mailing-plans.service.js';
export { MailingRangeEntity } from './mailing-range.entity.js';
export { MailingsRepository } from './mailings.repository.js';
export { MailingsService } from './mailings.service.js';
export { RangeSender } from './range-sender.js';
export { DailyNewMembers, HourlyNewMembers, WeeklyNewMembers } from './new-members-mailings.js';
