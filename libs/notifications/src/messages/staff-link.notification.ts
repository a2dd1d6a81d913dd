import * as z from 'zod';
import { authEvents, mailsADay, StaffLinks } from '#auth';
import { action, frame, setUpUrl, withDay } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { sampleDay, sampleToken } from './samples.js';

type Facts = {
  readonly purpose: 'invite' | 'renew';
  readonly token: string;
  readonly until: Date;
  readonly adminHost: string | undefined;
};

const sample = { token: sampleToken, until: sampleDay, adminHost: undefined };

/** The link by which somebody of the back office sets up their account. One that was used or replaced meanwhile sends nothing. */
export const staffLinkMail = defineMail({
  kind: 'staff-link',
  job: 'mail.staff-link',
  on: [authEvents.staffLinkMade],
  payload: z.object({ linkId: z.uuid() }),
  urgency: 'critical',
  guarantee: 'at-least-once',
  /** An owner who sends the link of a colleague once more, and looks again where it went. */
  limit: mailsADay(10),
  uses: { links: StaffLinks },
  async load({ linkId }, { links, read, config }) {
    const link = await read((tx) => links.mailFacts(tx, linkId));
    if (!link) return 'nothing to set up';
    const { purpose, token, expiresAt: until, language, name, email } = link;
    const facts: Facts = { purpose, token, until, adminHost: config.adminHost };
    return { to: { memberId: null, siteId: '', language, name, email }, key: linkId, facts };
  },
  write(context, { purpose, token, until, adminHost }) {
    const { staffInvitation, staffAccess, invitation } = context.words;
    const words = purpose === 'invite' ? staffInvitation : staffAccess;
    return {
      ...frame(context, words),
      action: action(context, words.button, setUpUrl(context.origin, adminHost, token)),
      notes: [withDay(context, context.say(invitation.valid), until), words.note],
    };
  },
  samples: { 'staff-invitation': { ...sample, purpose: 'invite' }, 'staff-access': { ...sample, purpose: 'renew' } },
});
