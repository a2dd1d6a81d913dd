export { NotificationsModule, PushSubscriptionsModule, UnsubscribingModule } from './notifications.module.js';
export { ExportMailsService } from './export-mails.service.js';
export { LinkMailsService } from './link-mails.service.js';
export { PaymentMailsService } from './payment-mails.service.js';
export { RemindersService } from './reminders.service.js';
export { originOf } from './addresses.js';
export { UnsubscribingService } from './unsubscribing.service.js';
export { PushSubscriptions } from './push-subscriptions.service.js';
export { ReportMailsService } from './report-mails.service.js';
