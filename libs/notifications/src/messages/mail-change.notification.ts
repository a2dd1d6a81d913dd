import * as z from 'zod';
import { authEvents, type LinkFacts, mailLimits, OneTimeTokens } from '#auth';
import { fillPlural } from '#i18n';
import { action, frame, mailChangeUrl } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { toLink } from '../recipients/index.js';
import { sampleToken } from './samples.js';

type Facts = Pick<LinkFacts, 'token' | 'hours'>;

/** The link that confirms a new address. It may be mistyped: nobody is greeted by name. */
export const mailChangeMail = defineMail({
  kind: 'mail-change',
  job: 'mail.mail-change',
  on: [authEvents.mailChangeRequested],
  payload: z.object({ tokenId: z.uuid() }),
  urgency: 'critical',
  guarantee: 'at-least-once',
  limit: mailLimits['mail-change'],
  toUnconfirmed: true,
  uses: { tokens: OneTimeTokens },
  async load({ tokenId }, { tokens, read }) {
    const link = await read((tx) => tokens.linkFacts(tx, tokenId));
    if (!link) return 'nothing to confirm';
    const facts: Facts = link;
    return { to: toLink(link), key: tokenId, facts };
  },
  write(context, { token, hours }) {
    const { mailChange, reset, hello } = context.words;
    return {
      ...frame(context, mailChange),
      greeting: hello,
      action: action(context, mailChange.button, mailChangeUrl(context.origin, token)),
      notes: [fillPlural(reset.valid, context.locale, hours)],
    };
  },
  samples: { 'mail-change': { token: sampleToken, hours: 24 } },
});
