export { InvitationMailEntity } from './invitation-mail.entity.js';
export { InvitationMailsRepository } from './invitation-mails.repository.js';
