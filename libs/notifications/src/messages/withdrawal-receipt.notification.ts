import * as z from 'zod';
import { AccountsService } from '#auth';
import { localeFacts } from '#contracts';
import { moneyText, timeText } from '#i18n';
import { BOOKS_ZONE, paymentEvents, PaymentFacts } from '#payments';
import { defineMail } from '../definitions/index.js';
import { contractParty, declarationText } from './contract-parts.js';
import {
  aboutOrder,
  back,
  bought,
  paid,
  payerOf,
  sampleOrder as order,
  sampleRefund as refund,
  type OrderFacts,
  type RefundFacts,
} from './order-parts.js';

type Facts = { readonly order: OrderFacts; readonly refund: RefundFacts };

/** The receipt that the law wants at once: what was withdrawn from, when, and what comes back. */
export const withdrawalReceiptMail = defineMail({
  kind: 'withdrawal-receipt',
  job: 'mail.withdrawal-receipt',
  on: [paymentEvents.withdrawn],
  payload: z.object({ refundId: z.uuid() }),
  urgency: 'critical',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { payments: PaymentFacts, accounts: AccountsService },
  async load({ refundId }, { payments, accounts, read }) {
    const found = await payments.refund(refundId);
    if (found?.refund.cause !== 'withdrawal') return 'no such withdrawal';
    const to = await payerOf(read, accounts, found.order);
    if (typeof to === 'string') return to;
    const facts: Facts = found;
    // Withdrawn from before it was paid: once the money is there, what comes back is told too.
    const isPaidSince = found.order.paidAt !== null && found.order.paidAt > found.refund.createdAt;
    return { to, key: isPaidSince ? `${refundId}-paid` : refundId, facts };
  },
  write(context, { order, refund }) {
    const { labels, mails } = context.payments;
    const { locale, contract } = context;
    const { textWithoutMoney, textUnpaid, ...words } = mails.withdrawal;
    const text = refund.amountMinor > 0 ? words.text : order.paidAt ? textWithoutMoney : textUnpaid;
    const whatReturns: [string, string][] = [
      [labels.creditsBack, refund.credits.toLocaleString(localeFacts[locale].iso)],
      [labels.amountBack, moneyText(back(refund), locale)],
      [contract.labels.paid, moneyText(paid(order), locale)],
    ];
    return {
      ...aboutOrder(context, { ...words, text }, order, back(refund)),
      facts: [
        [contract.labels.withdrawnFrom, declarationText(order, context)],
        [labels.withdrawnAt, timeText(refund.createdAt, locale, BOOKS_ZONE)],
        ...(order.paidAt ? whatReturns : []),
        ...bought(order, context),
      ],
      enclosures: [contractParty(order, context)],
    };
  },
  samples: {
    withdrawal: { order, refund },
    'withdrawal-without-money': { order, refund: { ...refund, amountMinor: 0 } },
    'withdrawal-unpaid': {
      order: { ...order, paidAt: null, withdrawUntil: null, method: 'banktransfer' },
      refund: { ...refund, amountMinor: 0, credits: 0 },
    },
  },
});
