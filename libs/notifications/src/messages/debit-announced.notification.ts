import * as z from 'zod';
import { AccountsService } from '#auth';
import { dayText, moneyText } from '#i18n';
import { DebitReader, Mandates, paymentEvents, PaymentFacts } from '#payments';
import { defineMail } from '../definitions/index.js';
import { consentsGiven, contractParty } from './contract-parts.js';
import { byMandate, creditsOf, debitSaying, sampleDebit as debit, type DebitFacts } from './debit-parts.js';
import { aboutOrder, payerOf, sampleOrder, type OrderFacts } from './order-parts.js';

type Facts = { readonly order: OrderFacts; readonly debit: DebitFacts };

/**
 * The notice that SEPA wants before a debit: how much, when, by which mandate, which is attached. The contract too, because the receipt comes only
 * when the bank has paid.
 */
export const debitAnnouncedMail = defineMail({
  kind: 'debit-announced',
  job: 'mail.debit-announced',
  on: [paymentEvents.debitAnnounced],
  payload: z.object({ orderId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { payments: PaymentFacts, debits: DebitReader, mandates: Mandates, accounts: AccountsService },
  async load({ orderId }, { payments, debits, mandates, accounts, read }) {
    const order = await payments.order(orderId);
    const announced = await read((tx) => debits.announcementOf(tx, orderId));
    if (order?.state !== 'pending' || !announced) return 'no debit is awaited';
    const to = await payerOf(read, accounts, order);
    if (typeof to === 'string') return to;
    const paper = await mandates.paperOf(announced.memberId, announced.mandateId);
    const facts: Facts = { order, debit: announced };
    return { to, key: orderId, facts, attachments: [{ filename: paper.name, content: paper.bytes, contentType: 'application/pdf' }] };
  },
  write(context, { order, debit }) {
    const { labels, mails } = context.debit;
    const { locale } = context;
    return {
      ...aboutOrder(context, debitSaying(mails.announced, debit, context), order, debit.amount),
      facts: [
        [context.payments.labels.amount, moneyText(debit.amount, locale)],
        [labels.collectOn, dayText(debit.collectOn, locale)],
        ...byMandate(debit, context),
        ...creditsOf(debit, context),
        [context.payments.labels.order, order.id],
      ],
      enclosures: [contractParty(order, context), ...consentsGiven(order, context)],
    };
  },
  samples: { 'debit-announced': { order: { ...sampleOrder, method: 'directdebit', paidAt: null, withdrawUntil: null }, debit } },
});
