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
export { ComplaintMailsService } from './complaint-mails.service.js';
export { DecisionMails } from './decision-mails.js';
export { ModerationMailsService } from './moderation-mails.service.js';
export { AnnouncementMails } from './announcement-mails.js';
export { ExportMailsService } from './export-mails.service.js';
export { InvitationMailsService } from './invitation-mails.service.js';
export { MessagesService } from './messages.service.js';
export { mailJobs, mails, type MailJob, type MailKind } from './messages/mails.js';
export { LinkMailsService } from './link-mails.service.js';
export { MailingsService } from './mailings.service.js';
export { MailEvents } from './mail-events.service.js';
export { MailRetention } from './mail-retention.js';
export { NoticesService } from './notices.service.js';
export { PaymentMailsService } from './payment-mails.service.js';
export { RemindersService } from './reminders.service.js';
export { guarantees } from './mail-delivery.policy.js';
export { originOf } from './addresses.js';
export { SampleEmails } from './sample-emails.service.js';
export { SentMails } from './sent-mails.service.js';
export { StaffMails } from './staff-mails.service.js';
export { SummariesService } from './summaries.service.js';
export { UnsubscribingService } from './unsubscribing.service.js';
export { PushDelivery, type OutgoingPush } from './push-delivery.js';
export { PushSubscriptions } from './push-subscriptions.service.js';
export { ReportMailsService } from './report-mails.service.js';
export { VerificationMails } from './verification-mails.service.js';
