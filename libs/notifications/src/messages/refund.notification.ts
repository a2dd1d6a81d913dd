import * as z from 'zod';
import { AccountsService } from '#auth';
import { moneyText } from '#i18n';
import { InvoicesService, isPaidElsewhere, paymentEvents, PaymentFacts } from '#payments';
import { defineMail } from '../definitions/index.js';
import {
  aboutOrder,
  back,
  bought,
  paperOf,
  payerOf,
  sampleOrder as order,
  sampleRefund,
  type OrderFacts,
  type RefundFacts,
} from './order-parts.js';

type Facts = { readonly order: OrderFacts; readonly refund: RefundFacts };

/** Money went back: we paid it back, or the member's bank took it. When the credit note is issued. */
export const refundMail = defineMail({
  kind: 'refund',
  job: 'mail.refund',
  on: [paymentEvents.creditNoted],
  payload: z.object({ refundId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { payments: PaymentFacts, invoices: InvoicesService, accounts: AccountsService },
  async load({ refundId }, { payments, invoices, accounts, read }) {
    const found = await payments.refund(refundId);
    if (found?.refund.state !== 'done') return 'nothing went back';
    const attachments = [await paperOf(invoices, 'credit_note', refundId)];
    const to = await payerOf(read, accounts, found.order);
    if (typeof to === 'string') return to;
    const facts: Facts = found;
    return { to, key: refundId, facts, attachments };
  },
  write(context, { order, refund }) {
    const { labels, mails } = context.payments;
    const { textElsewhere, ...words } = mails.refund;
    const ours = isPaidElsewhere(refund) ? { ...words, text: textElsewhere } : words;
    return {
      ...aboutOrder(context, refund.cause === 'chargeback' ? mails.chargeback : ours, order, back(refund)),
      facts: [[labels.amountBack, moneyText(back(refund), context.locale)], ...bought(order, context)],
    };
  },
  samples: {
    refund: { order, refund: { ...sampleRefund, cause: 'provider' } },
    'refund-paid-elsewhere': { order, refund: { ...sampleRefund, pspRefundId: null } },
    chargeback: { order, refund: { ...sampleRefund, cause: 'chargeback' } },
  },
});
