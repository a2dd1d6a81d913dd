export { InvitationEntity } from './invitation.entity.js';
export { InvitationsRepository } from './invitations.repository.js';
export { INVITATION_COOKIE, invitationDays, Invitations } from './invitations.js';
