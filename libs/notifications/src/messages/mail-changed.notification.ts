import * as z from 'zod';
import { authEvents, type LinkFacts, OneTimeTokens } from '#auth';
import { fillPlural } from '#i18n';
import { action, frame, undoUrl } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { toLink } from '../recipients/index.js';
import { sampleToken } from './samples.js';

type Facts = Pick<LinkFacts, 'token' | 'hours'>;

/** What was changed of the address, to the old one, with the button that takes it back. */
export const mailChangedMail = defineMail({
  kind: 'mail-changed',
  job: 'mail.mail-changed',
  on: [authEvents.mailChanged],
  payload: z.object({ tokenId: z.uuid() }),
  urgency: 'critical',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { tokens: OneTimeTokens },
  async load({ tokenId }, { tokens, read }) {
    const link = await read((tx) => tokens.linkFacts(tx, tokenId));
    if (!link) return 'nothing to undo';
    const facts: Facts = link;
    return { to: toLink(link), key: tokenId, facts };
  },
  write(context, { token, hours }) {
    const { mailChanged, reset } = context.words;
    return {
      ...frame(context, mailChanged),
      action: action(context, mailChanged.button, undoUrl(context.origin, token)),
      notes: [fillPlural(reset.valid, context.locale, hours)],
    };
  },
  samples: { 'mail-changed': { token: sampleToken, hours: 72 } },
});
