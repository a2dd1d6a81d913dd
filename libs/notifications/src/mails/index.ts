export {
  activationUrl,
  announcementUrl,
  appealUrl,
  askResetUrl,
  bankAccountUrl,
  chatsUrl,
  chatUrl,
  complaintsUrl,
  homeUrl,
  invitationUrl,
  likesUrl,
  loginUrl,
  mailChangeUrl,
  mailDomain,
  mandatesUrl,
  matchUrl,
  myDataUrl,
  newMembersUrl,
  orderUrl,
  profileUrl,
  resetUrl,
  ruleUrl,
  safetyUrl,
  setUpUrl,
  staffPageUrl,
  undoUrl,
  unsubscribeCallUrl,
  unsubscribePageUrl,
  verificationUrl,
  withdrawUrl,
} from './addresses.js';
export { EmailContexts, type Reader } from './email-contexts.service.js';
export { action, dayIn, frame, saying, withDay, type EmailContext } from './email-parts.js';
export type { Guarantee, Urgency } from './mail-delivery.policy.js';
export { MailDelivery, type MailClaim } from './mail-delivery.js';
export { isUnconfirmed } from './mail-limits.policy.js';
export { MailLimits } from './mail-limits.service.js';
export { ArchivedMailEntity } from './archived-mail.entity.js';
export { MailArchiveRepository } from './mail-archive.repository.js';
export { MailEntity } from './mail.entity.js';
export { MailKeyEntity } from './mail-key.entity.js';
export { MailsRepository } from './mails.repository.js';
export { SentMails } from './sent-mails.service.js';
