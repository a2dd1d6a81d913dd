import { z } from 'zod';
import { toMollieAmount } from './mollie-amount.js';
import { mollieLocales, understood } from './mollie-wire.js';
import type { NewDebit, NewMandate, ProviderMandate } from './payment-provider.js';

/** Direct debits in Mollie's words: a customer has mandates, by which recurring payments are collected. */

const customer = z.object({ resource: z.literal('customer'), id: z.string().regex(/^cst_\w+$/) });
const mandate = z.object({
  resource: z.literal('mandate'),
  id: z.string().regex(/^mdt_\w+$/),
  status: z.enum(['valid', 'pending', 'invalid']),
});

export const toCustomerId = (answer: unknown): string => understood(() => customer.parse(answer).id);

export function toProviderMandate(answer: unknown, customerId: string): ProviderMandate {
  return understood(() => {
    const { id, status } = mandate.parse(answer);
    return { customerId, id, status };
  });
}

/** No more than the bank is told as well: neither an address, a phone nor an e-mail address. */
export function toMollieCustomer({ holder, locale, mandateId }: NewMandate): object {
  return { name: holder, locale: mollieLocales[locale], metadata: { mandate_id: mandateId } };
}

export function toMollieMandate({ holder, iban, signedOn, reference }: NewMandate): object {
  return { method: 'directdebit', consumerName: holder, consumerAccount: iban, signatureDate: signedOn, mandateReference: reference };
}

/** There is no page on which somebody pays, and so no way back and no language. */
export function toMollieDebit({ amount, description, customerId, mandateId, webhookUrl, orderId }: NewDebit): object {
  return {
    amount: toMollieAmount(amount),
    description,
    method: 'directdebit',
    sequenceType: 'recurring',
    customerId,
    mandateId,
    webhookUrl,
    metadata: { order_id: orderId },
  };
}
