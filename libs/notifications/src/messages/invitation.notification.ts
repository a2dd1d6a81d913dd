import * as z from 'zod';
import { Invitations, mailsADay } from '#auth';
import { Claim } from '#events';
import { action, frame, invitationUrl, withDay } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { InvitationMailsRepository } from '../invitation-mails/index.js';
import { invitationMailed } from '../notifications.events.js';
import { sampleDay, sampleToken } from './samples.js';

type Facts = { readonly token: string; readonly until: Date };

/**
 * To somebody whom we know by nothing but the address: there is no row of them but this one, and it goes with the mail. Nothing goes out when
 * the invitation was taken back, or used, meanwhile.
 */
export const invitationMail = defineMail({
  kind: 'invitation',
  job: 'mail.invitation',
  on: [invitationMailed],
  payload: z.object({ invitationId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  /** Of staff, who may be deceived or mistaken. */
  limit: mailsADay(3),
  uses: { mails: InvitationMailsRepository, invitations: Invitations, claim: Claim },
  async load({ invitationId }, { mails, invitations, read, claim }) {
    const mail = await read((tx) => mails.find(tx, invitationId));
    const invitation = await read((tx) => invitations.findLive(tx, invitationId));
    claim.onSettle((tx) => mails.remove(tx, invitationId));
    if (!mail || !invitation) return 'nobody to invite';
    const { siteId, token, expiresAt: until } = invitation;
    const facts: Facts = { token, until };
    return { to: { memberId: null, siteId, language: mail.language, email: mail.address }, key: invitationId, facts };
  },
  write(context, { token, until }) {
    const { invitation, hello } = context.words;
    return {
      ...frame(context, invitation),
      greeting: hello,
      action: action(context, invitation.button, invitationUrl(context.origin, token)),
      notes: [withDay(context, context.say(invitation.valid), until), invitation.note],
    };
  },
  samples: { invitation: { token: sampleToken, until: sampleDay } },
});
