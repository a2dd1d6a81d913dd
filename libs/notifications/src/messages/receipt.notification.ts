import * as z from 'zod';
import { AccountsService } from '#auth';
import { localeFacts } from '#contracts';
import { dayText, fill, moneyText } from '#i18n';
import { consentIn, InvoicesService, paymentEvents, PaymentFacts, toStoredConsent, withdrawalKeyOf } from '#payments';
import { withdrawUrl } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { consentsGiven, contractParty, withdrawalRight } from './contract-parts.js';
import { aboutOrder, bought, paid, paperOf, papersOf, payerOf, sampleOrder, type OrderFacts } from './order-parts.js';
import { sampleToken } from './samples.js';

type Facts = { readonly order: OrderFacts; readonly withdrawalKey: string };

/**
 * After a purchase, when the invoice is issued: the facts, the last day to withdraw, and the signed link that does it without signing in. It also
 * confirms the contract, to be kept. Staff send it `again`, with every credit note that there is.
 */
export const receiptMail = defineMail({
  kind: 'receipt',
  job: 'mail.receipt',
  on: [paymentEvents.invoiced, { event: paymentEvents.papersAsked, key: 'again' }],
  payload: z.object({ orderId: z.uuid(), again: z.optional(z.uuid()) }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { payments: PaymentFacts, invoices: InvoicesService, accounts: AccountsService },
  async load({ orderId, again }, { payments, invoices, accounts, read, config }) {
    const order = await payments.order(orderId);
    if (!order?.paidAt) return 'not paid';
    if (!again && (await payments.hasEnded(orderId))) return 'the contract ended before it was paid: its money goes back';
    const attachments = again ? await papersOf(invoices, orderId) : [await paperOf(invoices, 'invoice', orderId)];
    const to = await payerOf(read, accounts, order);
    if (typeof to === 'string') return to;
    const facts: Facts = { order, withdrawalKey: withdrawalKeyOf(config.appSecret, orderId) };
    return { to, key: again ?? orderId, facts, attachments };
  },
  write(context, { order, withdrawalKey }) {
    const { labels, papers, mails } = context.payments;
    const { locale, origin, contract } = context;
    const { withdrawUntil: last } = order;
    const about = aboutOrder(context, mails.receipt, order, paid(order));
    return {
      ...about,
      paragraphs: [...about.paragraphs, contract.keep],
      facts: [
        [labels.credits, order.credits.toLocaleString(localeFacts[locale].iso)],
        [contract.labels.paid, moneyText(paid(order), locale)],
        ...bought(order, context),
      ],
      notes: last ? [fill(papers.withdrawal, locale, { date: dayText(last, locale) })] : [],
      ...(last && { link: { label: mails.receipt.withdraw, url: withdrawUrl(origin, order.id, withdrawalKey) } }),
      enclosures: [contractParty(order, context), ...consentsGiven(order, context), ...withdrawalRight(order, context)],
    };
  },
  samples: {
    receipt: ({ locale }) => ({ order: { ...sampleOrder, consent: toStoredConsent(consentIn(locale, 14)) }, withdrawalKey: sampleToken }),
  },
});
