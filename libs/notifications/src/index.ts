export { NotificationsModule, UnsubscribingModule } from './notifications.module.js';
export { LinkMailsService } from './link-mails.service.js';
export { RemindersService } from './reminders.service.js';
export { UnsubscribingService } from './unsubscribing.service.js';
export { LettersService, type Reader } from './letters.service.js';
export { Postman, type Parcel } from './postman.js';
export { guarantees, type MailKind, type MailState } from './postman.policy.js';
