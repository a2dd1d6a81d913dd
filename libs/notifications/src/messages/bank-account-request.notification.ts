import * as z from 'zod';
import { AccountsService } from '#auth';
import { endsContract } from '#contracts';
import { moneyText } from '#i18n';
import { bankAccountKeyOf, paymentEvents, PaymentFacts } from '#payments';
import { action, bankAccountUrl } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import {
  aboutOrder,
  back,
  bought,
  payerOf,
  sampleOrder as order,
  sampleRefund as refund,
  type OrderFacts,
  type RefundFacts,
} from './order-parts.js';
import { sampleToken } from './samples.js';

type Facts = { readonly order: OrderFacts; readonly refund: RefundFacts; readonly key: string };

/** Money of a contract that ended could not be paid back the way it came: where it may be paid is asked, by a signed link that works without signing in. */
export const bankAccountRequestMail = defineMail({
  kind: 'bank-account-request',
  job: 'mail.bank-account-request',
  on: [paymentEvents.refundFailed],
  payload: z.object({ refundId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { payments: PaymentFacts, accounts: AccountsService },
  async load({ refundId }, { payments, accounts, read, config }) {
    const found = await payments.refund(refundId);
    if (found?.refund.state !== 'failed' || !endsContract(found.refund)) return 'no account is needed';
    const { refund, order } = found;
    const to = await payerOf(read, accounts, order);
    if (typeof to === 'string') return to;
    const facts: Facts = { order, refund, key: bankAccountKeyOf(config.appSecret, order.id) };
    // Each time that its transfers fail for good it is asked anew.
    return { to, key: `${refundId}-${refund.failedTransfers}`, facts };
  },
  write(context, { order, refund, key }) {
    const { labels, mails } = context.payments;
    return {
      ...aboutOrder(context, mails.bankAccount, order, back(refund)),
      action: action(context, mails.bankAccount.button, bankAccountUrl(context.origin, order.id, key)),
      facts: [[labels.amountBack, moneyText(back(refund), context.locale)], ...bought(order, context)],
    };
  },
  samples: { 'bank-account-request': { order, refund, key: sampleToken } },
});
