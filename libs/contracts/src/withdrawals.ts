import * as z from 'zod/mini';
import { ibanText } from './direct-debit.js';
import { money } from './money.js';
import { orderView, refundView } from './orders.js';
import { line, verbatim } from './text.js';

/** What withdrawing from an order gives back. */
export const withdrawalQuote = z.object({
  payment: orderView,
  credits_used: z.int(),
  credits_returned: z.int(),
  refund: money,
  /** This was the member's only purchase: the premium functions end with it. */
  ends_premium: z.boolean(),
});
export type WithdrawalQuote = z.infer<typeof withdrawalQuote>;
/** Everything that the member can withdraw from now, the newest first. */
export const withdrawalsAnswer = z.object({ withdrawals: z.array(withdrawalQuote) });
export type WithdrawalsAnswer = z.infer<typeof withdrawalsAnswer>;
export const withdrawalBody = z.strictObject({
  /** What the quote said: when the member used credits meanwhile, they are asked again. */
  expected: money,
});
export type WithdrawalBody = z.infer<typeof withdrawalBody>;
export const withdrawalAnswer = z.object({ refund: refundView, at: z.iso.datetime() });
export type WithdrawalAnswer = z.infer<typeof withdrawalAnswer>;
/** The signed link of a mail opens a page about one order without a session. */
const byLink = z.strictObject({
  key: z.optional(verbatim('link_invalid').check(z.minLength(20, 'link_invalid'), z.maxLength(200, 'link_invalid'))),
});
export const withdrawalQuery = byLink;
export type WithdrawalQuery = z.infer<typeof withdrawalQuery>;

/**
 * Whether a bank account is wanted for money that could not be paid back the way it came: it is asked for, or was given; the money has been paid;
 * or it is on its way after all.
 */
export const bankAccountStates = ['asked', 'given', 'paid', 'not_needed'] as const;
export const bankAccountView = z.object({
  /** What is to be paid back. */
  amount: money,
  state: z.enum(bankAccountStates),
  /** The last signs of the number that was given. The rest is never shown again. */
  ends_in: z.nullable(z.string()),
});
export type BankAccountView = z.infer<typeof bankAccountView>;
export const bankAccountBody = z.strictObject({
  iban: ibanText,
  holder: line('field_required').check(z.minLength(1, 'field_required'), z.maxLength(70)),
});
export type BankAccountBody = z.infer<typeof bankAccountBody>;
export const bankAccountQuery = byLink;
export type BankAccountQuery = z.infer<typeof bankAccountQuery>;
