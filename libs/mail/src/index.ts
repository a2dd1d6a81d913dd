export { MailModule } from './mail.module.js';
export { Mailer, MailDelayed, MailRejected, type Attachment, type OutgoingMail } from './mailer.js';
export type { Email, EmailFact, Enclosure } from './email.js';
export { renderEmail } from './render-email.js';
