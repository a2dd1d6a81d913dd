import { AccountsService } from '#auth';
import { moneyText } from '#i18n';
import { paymentEvents, PaymentFacts } from '#payments';
import { defineMail } from '../definitions/index.js';
import { aboutOrder, bought, ofOrder, payerOf, sampleOrder as order, type OrderFacts } from './order-parts.js';
import { movedMoney } from './payload-parts.js';

type Facts = { readonly order: OrderFacts; readonly amountMinor: number };

/** An order was paid twice: the second payment goes back by itself, and nobody has to ask for it. */
export const doublePaymentMail = defineMail({
  kind: 'double-payment',
  job: 'mail.double-payment',
  on: [{ event: paymentEvents.paidTwice, key: 'key' }],
  payload: movedMoney,
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { payments: PaymentFacts, accounts: AccountsService },
  async load({ key, orderId, amountMinor }, { payments, accounts, read }) {
    const order = await payments.order(orderId);
    if (!order) return 'no such order';
    const to = await payerOf(read, accounts, order);
    if (typeof to === 'string') return to;
    const facts: Facts = { order, amountMinor };
    return { to, key, facts };
  },
  write(context, { order, amountMinor }) {
    const { labels, mails } = context.payments;
    const amount = ofOrder(order, amountMinor);
    return {
      ...aboutOrder(context, mails.doublePayment, order, amount),
      facts: [[labels.amountBack, moneyText(amount, context.locale)], ...bought(order, context)],
    };
  },
  samples: { 'double-payment': { order, amountMinor: order.payableMinor } },
});
