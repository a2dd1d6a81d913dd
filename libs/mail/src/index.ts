export { MailModule } from './mail.module.js';
export { Mailer, MailDelayed, MailRejected, type OutgoingMail } from './mailer.js';
export type { Letter } from './letter.js';
export { renderLetter } from './render-letter.js';
