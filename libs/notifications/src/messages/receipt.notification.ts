import { AccountsService } from '#auth';
import { localeFacts } from '#contracts';
import { dayText, fill, moneyText } from '#i18n';
import { InvoicesService, PaymentFacts, withdrawalKeyOf } from '#payments';
import { withdrawUrl } from '../addresses.js';
import { defineMail } from '../define-mail.js';
import { aboutOrder, bought, paid, paperOf, payerOf, sampleOrder, type OrderFacts } from './order-parts.js';
import { sampleToken } from './samples.js';

type Facts = { readonly order: OrderFacts; readonly withdrawalKey: string };

/** After a purchase, when the invoice is issued: the facts, the last day to withdraw, and the signed link that does it without signing in. */
export const receiptMail = defineMail({
  kind: 'receipt',
  job: 'mail.receipt',
  urgency: 'bulk',
  guarantee: 'at-least-once',
  uses: { payments: PaymentFacts, invoices: InvoicesService, accounts: AccountsService },
  async load({ orderId }, { payments, invoices, accounts, read, config }) {
    const order = await payments.order(orderId);
    if (!order?.paidAt) return 'not paid';
    const attachments = [await paperOf(invoices, 'invoice', orderId)];
    const to = await payerOf(read, accounts, order);
    if (typeof to === 'string') return to;
    const facts: Facts = { order, withdrawalKey: withdrawalKeyOf(config.appSecret, orderId) };
    return { to, key: orderId, facts, attachments };
  },
  write(context, { order, withdrawalKey }) {
    const { labels, papers, mails } = context.payments;
    const { locale, origin } = context;
    const { withdrawUntil: last } = order;
    return {
      ...aboutOrder(context, mails.receipt, order, paid(order)),
      facts: [
        [labels.credits, order.credits.toLocaleString(localeFacts[locale].iso)],
        [labels.amount, moneyText(paid(order), locale)],
        ...bought(order, context),
      ],
      notes: last ? [fill(papers.withdrawal, locale, { date: dayText(last, locale) })] : [],
      ...(last && { link: { label: mails.receipt.withdraw, url: withdrawUrl(origin, order.id, withdrawalKey) } }),
    };
  },
  samples: { receipt: { order: sampleOrder, withdrawalKey: sampleToken } },
});
