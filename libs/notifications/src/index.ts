export {
  DecisionMailsModule,
  MailEventsModule,
  NotificationsModule,
  PreferencesModule,
  PushSubscriptionsModule,
  SampleEmailsModule,
  SentMailsModule,
  StaffMailsModule,
} from './notifications.module.js';
export { PreferencesService } from './preferences.service.js';
export { DecisionMails } from './decision-mails.js';
export { MessagesService } from './messages.service.js';
export { allMails, answeringMails, mailJobs, mailOf, type MailJob } from './messages/mails.js';
export type { AnsweringMail } from './define-mail.js';
export { MailingsService } from './mailings.service.js';
export { MailEvents } from './mail-events.service.js';
export { burstBounds } from './mail-refusals.policy.js';
export { MailRetention } from './mail-retention.js';
export { PushesService } from './pushes.service.js';
export { pushJobs, type PushJob } from './messages/pushes.js';
export { RemindersService } from './reminders.service.js';
export { SampleEmails } from './sample-emails.service.js';
export { SentMails } from './sent-mails.service.js';
export { StaffMails } from './staff-mails.service.js';
export { SummariesService } from './summaries.service.js';
export { UnsubscribingService } from './unsubscribing.service.js';
export { PushDelivery, type OutgoingPush } from './push-delivery.js';
export { PushSubscriptions } from './push-subscriptions.service.js';
