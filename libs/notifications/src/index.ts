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
export { PreferencesService } from './preferences/preferences.service.js';
export { DecisionMails } from './messages/decision-mails.js';
export { MessagesService } from './messages/messages.service.js';
export { allMails, answeringMails, mailJobs, mailOf, type MailJob } from './messages/mails.js';
export type { AnsweringMail } from './messages/define-mail.js';
export { MailingsService } from './mailings/mailings.service.js';
export { MailEvents } from './mail-events/mail-events.service.js';
export { burstBounds } from './mail-events/mail-refusals.policy.js';
export { MailRetention } from './mails/mail-retention.js';
export { PushesService } from './pushes/pushes.service.js';
export { pushJobs, type PushJob } from './messages/pushes.js';
export { RemindersService } from './summaries/reminders.service.js';
export { SampleEmails } from './messages/sample-emails.service.js';
export { SentMails } from './mails/sent-mails.service.js';
export { StaffMails } from './announcements/staff-mails.service.js';
export { SummariesService } from './summaries/summaries.service.js';
export { UnsubscribingService } from './preferences/unsubscribing.service.js';
export { PushDelivery, type OutgoingPush } from './pushes/push-delivery.js';
export { PushSubscriptions } from './pushes/push-subscriptions.service.js';
