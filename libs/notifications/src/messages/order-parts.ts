import type { AccountsService } from '#auth';
import type { Money } from '#contracts';
import type { Transactions } from '#database';
import { moneyText, timeText, type PaymentWords } from '#i18n';
import type { Attachment, Email } from '#mail';
import { BOOKS_ZONE, methodName, type InvoicesService, type Order, type Refund } from '#payments';
import { action, frame, orderUrl, saying, type EmailContext } from '../mails/index.js';
import { toAccount, type Recipient } from '../recipients/index.js';
import { sampleDay, sampleId } from './samples.js';

/** What a mail tells of an order, and of money that went back. Each tells its facts one by one, so that it can be kept and understood without the site. */
export type OrderFacts = Pick<
  Order,
  | 'id'
  | 'credits'
  | 'payableMinor'
  | 'currency'
  | 'createdAt'
  | 'paidAt'
  | 'method'
  | 'withdrawUntil'
  | 'company'
  | 'consent'
  | 'consentVersion'
  | 'termsVersion'
>;
export type RefundFacts = Pick<Refund, 'cause' | 'state' | 'amountMinor' | 'currency' | 'credits' | 'createdAt' | 'pspRefundId'>;

export const sampleOrder: OrderFacts = {
  id: sampleId,
  credits: 1_250,
  payableMinor: 4_995,
  currency: 'EUR',
  createdAt: sampleDay,
  paidAt: sampleDay,
  method: 'ideal',
  withdrawUntil: '2026-12-18',
  company: {
    id: sampleId,
    name: 'Second Spring B.V.',
    address: 'Voorbeeldlaan 12, 3512 AB',
    city: 'Utrecht',
    country: 'NL',
    kvk: '12345678',
    vatNumbers: ['NL123456789B01'],
  },
  consent: null,
  consentVersion: '2026-11',
  termsVersion: new Date('2023-12-01T12:00:00Z'),
};
export const sampleRefund: RefundFacts = {
  cause: 'withdrawal',
  state: 'done',
  amountMinor: 3_995,
  currency: 'EUR',
  credits: 1_000,
  createdAt: sampleDay,
  pspRefundId: 're_sample',
};

export const paid = ({ payableMinor: minor, currency }: OrderFacts): Money => ({ minor, currency });
export const ofOrder = ({ currency }: OrderFacts, minor: number): Money => ({ minor, currency });
export const back = ({ amountMinor: minor, currency }: RefundFacts): Money => ({ minor, currency });

type Words = Omit<PaymentWords['mails']['orderReceived'], 'button'> & { readonly button: string };

/** Frame and button of a mail about an order. */
export function aboutOrder(context: EmailContext, words: Words, order: OrderFacts, amount: Money) {
  return {
    ...frame(
      context,
      saying(words, (text) => text.replaceAll('{amount}', moneyText(amount, context.locale))),
    ),
    action: action(context, words.button, orderUrl(context.origin, order.id)),
    notes: [],
  } satisfies Email;
}

/** When the order was paid, how, and its number. */
export function bought({ paidAt, method, id }: OrderFacts, { payments, locale }: EmailContext): [string, string][] {
  const { labels } = payments;
  return [
    ...(paidAt ? [[labels.paidOn, timeText(paidAt, locale, BOOKS_ZONE)] as [string, string]] : []),
    [labels.method, methodName(method, payments)],
    [labels.order, id],
  ];
}

/** The invoice, or the credit note. */
export async function paperOf(invoices: InvoicesService, kind: 'invoice' | 'credit_note', ref: string): Promise<Attachment> {
  const file = await invoices.fileOf(kind, ref);
  if (!file) throw new Error(`the ${kind} is not issued`);
  return { filename: file.name, content: file.bytes, contentType: 'application/pdf' };
}

/** Every paper of an order, as they were issued. */
export async function papersOf(invoices: InvoicesService, orderId: string): Promise<Attachment[]> {
  const files = await invoices.filesOf(orderId);
  if (files.length === 0) throw new Error('the invoice is not issued');
  return files.map(({ name, bytes }) => ({ filename: name, content: bytes, contentType: 'application/pdf' }));
}

/**
 * Who paid, in the name of the site of that day; or why no mail can be sent. The law wants these mails, or the member asked for what they tell:
 * they go out to members who want no other mails, who are banned or whose account is about to be erased, and to an address that a mail came back
 * from too: whether that was right shows itself again each time.
 */
export async function payerOf(
  read: Transactions['read'],
  accounts: AccountsService,
  { memberId, siteId }: Order,
): Promise<Recipient | string> {
  const account = await read((tx) => accounts.findAccount(tx, memberId));
  if (!account) return 'erased';
  return { ...toAccount(account), siteId };
}
