import * as z from 'zod';
import { authEvents, type LinkFacts, mailLimits, OneTimeTokens } from '#auth';
import { Clock } from '#database';
import { fillPlural } from '#i18n';
import { metrics } from '#observability';
import { action, activationUrl, frame } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { toLink } from '../recipients/index.js';
import { sampleToken } from './samples.js';

type Facts = Pick<LinkFacts, 'token' | 'code' | 'hours' | 'askedAt'>;

/** The link and the code that confirm an address. */
export const activationMail = defineMail({
  kind: 'activation',
  job: 'mail.activation',
  on: [authEvents.activationRequested],
  payload: z.object({ tokenId: z.uuid() }),
  urgency: 'critical',
  guarantee: 'at-least-once',
  limit: mailLimits.activation,
  toUnconfirmed: true,
  uses: { tokens: OneTimeTokens, clock: Clock },
  async load({ tokenId }, { tokens, read }) {
    const link = await read((tx) => tokens.linkFacts(tx, tokenId));
    if (!link) return 'nothing to activate';
    const facts: Facts = link;
    return { to: toLink(link), key: tokenId, facts };
  },
  sent({ askedAt }, { clock }) {
    metrics.signupToMail.observe((clock.now().getTime() - askedAt.getTime()) / 1_000);
  },
  write(context, { token, code, hours }) {
    const { activation } = context.words;
    return {
      ...frame(context, activation),
      code: { intro: activation.code, digits: code },
      action: action(context, activation.button, activationUrl(context.origin, token)),
      notes: [fillPlural(activation.valid, context.locale, hours)],
    };
  },
  samples: { activation: { token: sampleToken, hours: 72, code: '048213', askedAt: new Date(0) } },
});
