import * as z from 'zod';
import { AccountsService } from '#auth';
import { moneyText } from '#i18n';
import { type Order, paymentEvents, PaymentFacts } from '#payments';
import { defineMail } from '../definitions/index.js';
import { consentsGiven, contractParty } from './contract-parts.js';
import { aboutOrder, paid, payerOf, sampleOrder, type OrderFacts } from './order-parts.js';

type Facts = { readonly order: OrderFacts; readonly transfer: NonNullable<Order['transfer']> };

const transfer = {
  iban: 'NL91ABNA0417164300',
  bic: 'ABNANL2A',
  holder: 'Second Spring B.V.',
  bank: 'ABN AMRO',
  reference: 'RF18 5390 0754 7034',
};

/** Where to transfer the money of an order, and what to write on it; the contract too, because weeks may pass until the receipt. */
export const orderReceivedMail = defineMail({
  kind: 'order-received',
  job: 'mail.order-received',
  on: [paymentEvents.orderReceived],
  payload: z.object({ orderId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { payments: PaymentFacts, accounts: AccountsService },
  async load({ orderId }, { payments, accounts, read }) {
    const order = await payments.order(orderId);
    if (order?.state !== 'pending' || !order.transfer) return 'no transfer is awaited';
    const to = await payerOf(read, accounts, order);
    if (typeof to === 'string') return to;
    const facts: Facts = { order, transfer: order.transfer };
    return { to, key: orderId, facts };
  },
  write(context, { order, transfer: { iban, bic, holder, bank, reference } }) {
    const { labels, mails } = context.payments;
    return {
      ...aboutOrder(context, mails.orderReceived, order, paid(order)),
      facts: [
        [labels.amount, moneyText(paid(order), context.locale)],
        ['IBAN', groupsOfFour(iban)],
        ['BIC', bic],
        [labels.holder, holder],
        [labels.bank, bank],
        [labels.reference, reference],
      ],
      enclosures: [contractParty(order, context), ...consentsGiven(order, context)],
    };
  },
  samples: { 'order-received': { order: sampleOrder, transfer } },
});

const groupsOfFour = (iban: string): string => iban.replaceAll(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
