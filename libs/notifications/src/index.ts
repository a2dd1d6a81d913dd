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
export { PreferencesService, UnsubscribingService } from './preferences/index.js';
export {
  allMails,
  answeringMails,
  DecisionMails,
  mailJobs,
  mailOf,
  MessagesService,
  PushesService,
  pushJobs,
  SampleEmails,
  type MailJob,
  type PushJob,
} from './messages/index.js';
export type { AnsweringMail } from './definitions/index.js';
export { MailingPlans, MailingsService } from './mailings/index.js';
export { MailEvents } from './mail-events/index.js';
export { burstBounds } from './refusals/index.js';
export { MailRetention } from './mail-retention.js';
export { RemindersService, SummariesService } from './summaries/index.js';
export { SentMails } from './mails/index.js';
export { StaffMails } from './staff-mails/index.js';
export { PushDelivery, PushSubscriptions, type OutgoingPush } from './pushes/index.js';
