import * as z from 'zod';
import { AccountsService } from '#auth';
import { localeFacts } from '#contracts';
import { moneyText } from '#i18n';
import { paymentEvents, PaymentFacts } from '#payments';
import { defineMail } from '../definitions/index.js';
import { aboutOrder, bought, ofOrder, payerOf, sampleOrder as order, type OrderFacts } from './order-parts.js';
import { movedMoney } from './payload-parts.js';

type Facts = { readonly order: OrderFacts; readonly amountMinor: number; readonly credits: number; readonly isInPart: boolean };

/** The member's bank paid again what it had taken back: what was taken for it is there again. */
export const chargebackReversedMail = defineMail({
  kind: 'chargeback-reversed',
  job: 'mail.chargeback-reversed',
  on: [{ event: paymentEvents.chargebackReversed, key: 'key' }],
  payload: movedMoney.extend({ credits: z.int() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { payments: PaymentFacts, accounts: AccountsService },
  async load({ key, orderId, amountMinor, credits }, { payments, accounts, read }) {
    const order = await payments.order(orderId);
    if (!order) return 'no such order';
    const to = await payerOf(read, accounts, order);
    if (typeof to === 'string') return to;
    const facts: Facts = { order, amountMinor, credits, isInPart: order.chargedBackMinor > 0 };
    return { to, key, facts };
  },
  write(context, { order, amountMinor, credits, isInPart }) {
    const { labels, mails } = context.payments;
    const { locale } = context;
    const amount = ofOrder(order, amountMinor);
    const { textInPart, ...words } = mails.chargebackReversed;
    const creditsAgain: [string, string][] = credits > 0 ? [[labels.creditsAgain, credits.toLocaleString(localeFacts[locale].iso)]] : [];
    return {
      ...aboutOrder(context, isInPart ? { ...words, text: textInPart } : words, order, amount),
      facts: [[labels.amount, moneyText(amount, locale)], ...creditsAgain, ...bought(order, context)],
    };
  },
  samples: {
    'chargeback-reversed': { order, amountMinor: order.payableMinor, credits: 1_000, isInPart: false },
    'chargeback-reversed-in-part': { order, amountMinor: 1_000, credits: 0, isInPart: true },
  },
});
