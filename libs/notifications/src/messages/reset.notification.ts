import * as z from 'zod';
import { authEvents, type LinkFacts, mailLimits, OneTimeTokens } from '#auth';
import { fillPlural } from '#i18n';
import { action, frame, resetUrl } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { toLink } from '../recipients/index.js';
import { sampleToken } from './samples.js';

type Facts = Pick<LinkFacts, 'token' | 'hours'>;

/** The link to a new password. One that was used, replaced or ended meanwhile sends nothing. */
export const resetMail = defineMail({
  kind: 'reset',
  job: 'mail.reset',
  on: [authEvents.resetRequested],
  payload: z.object({ tokenId: z.uuid() }),
  urgency: 'critical',
  guarantee: 'at-least-once',
  limit: mailLimits.reset,
  toUnconfirmed: true,
  uses: { tokens: OneTimeTokens },
  async load({ tokenId }, { tokens, read }) {
    const link = await read((tx) => tokens.linkFacts(tx, tokenId));
    if (!link) return 'nothing to reset';
    const facts: Facts = link;
    return { to: toLink(link), key: tokenId, facts };
  },
  write(context, { token, hours }) {
    const { reset } = context.words;
    return {
      ...frame(context, reset),
      action: action(context, reset.button, resetUrl(context.origin, token)),
      notes: [fillPlural(reset.valid, context.locale, hours), reset.notYou],
    };
  },
  samples: { reset: { token: sampleToken, hours: 1 } },
});
