import * as z from 'zod';
import { AccountsService } from '#auth';
import { dayText, moneyText } from '#i18n';
import { DebitReader, paymentEvents, PaymentFacts } from '#payments';
import { defineMail } from '../definitions/index.js';
import { byMandate, debitSaying, sampleDebit as debit, type DebitFacts } from './debit-parts.js';
import { aboutOrder, payerOf, sampleOrder, type OrderFacts } from './order-parts.js';
import { key } from './payload-parts.js';

type Facts = { readonly order: OrderFacts; readonly debit: DebitFacts };

/** A debit was refused, or its money taken back: what became of the credits, and that direct debit is closed to whoever it was. */
export const debitReturnedMail = defineMail({
  kind: 'debit-returned',
  job: 'mail.debit-returned',
  on: [{ event: paymentEvents.debitReturned, key: 'key' }],
  payload: z.object({ key, orderId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { payments: PaymentFacts, debits: DebitReader, accounts: AccountsService },
  async load({ key, orderId }, { payments, debits, accounts, read }) {
    const order = await payments.order(orderId);
    const announced = await read((tx) => debits.announcementOf(tx, orderId));
    if (!order || !announced) return 'no such debit';
    const to = await payerOf(read, accounts, order);
    if (typeof to === 'string') return to;
    const facts: Facts = { order, debit: announced };
    return { to, key, facts };
  },
  write(context, { order, debit }) {
    const { labels, mails } = context.debit;
    const { locale } = context;
    return {
      ...aboutOrder(context, debitSaying(mails.returned, debit, context), order, debit.amount),
      facts: [
        [context.payments.labels.amount, moneyText(debit.amount, locale)],
        [labels.collectOn, dayText(debit.collectOn, locale)],
        ...byMandate(debit, context),
        [context.payments.labels.order, order.id],
      ],
    };
  },
  samples: { 'debit-returned': { order: { ...sampleOrder, method: 'directdebit', withdrawUntil: null }, debit } },
});
