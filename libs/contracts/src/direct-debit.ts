import * as z from 'zod/mini';
import { uuid } from './ids.js';
import { money } from './money.js';
import { discountCodeText } from './discount-code-text.js';
import { line } from './text.js';

const formLine = (most: number) => line('field_required').check(z.minLength(1, 'field_required'), z.maxLength(most));

/** Typed as people type it: blanks, dots, dashes and small letters do not count. */
export const ibanText = line('iban_invalid').check(
  z.overwrite((text) => text.replace(/[\s.-]/g, '').toUpperCase()),
  z.regex(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/, 'iban_invalid'),
);

/** The form of a direct debit. The country of the address is that of the order. */
export const debitForm = z.strictObject({
  holder: formLine(70),
  iban: ibanText,
  street: formLine(100),
  house_number: formLine(20),
  zip: formLine(16),
  city: formLine(80),
  /** A mobile phone, with or without the digits of its country; without them it is one of the member's country. */
  phone: line('phone_invalid').check(
    z.overwrite((text) => text.replace(/[\s()./-]/g, '')),
    z.regex(/^\+?\d{6,18}$/, 'phone_invalid'),
  ),
});
export type DebitForm = z.infer<typeof debitForm>;

/**
 * Asks for a code by SMS, for one amount from one bank account: that of a mandate which the member gave before, or of a new form.
 * `authorised`: the box is ticked; its words stand in `debit_text` of the view.
 */
export const debitRequestBody = z.strictObject({
  bundle_id: uuid,
  code: z.optional(discountCodeText),
  expected: money,
  account: z.union([z.strictObject({ mandate_id: uuid }), debitForm]),
  authorised: z.literal(true, 'authorisation_required'),
});
export type DebitRequestBody = z.infer<typeof debitRequestBody>;

/** Six digits, typed as people type them. */
export const debitOtpBody = z.strictObject({
  otp: line('code_invalid').check(
    z.overwrite((text) => text.replace(/\s/g, '')),
    z.regex(/^\d{6}$/, 'code_invalid'),
  ),
});
export type DebitOtpBody = z.infer<typeof debitOtpBody>;

/** What the member authorises, shown before the last press and kept with the mandate. */
export const mandateSummary = z.object({
  reference: z.string(),
  creditor_id: z.string(),
  creditor_name: z.string(),
  holder: z.string(),
  iban_ends_in: z.string(),
  amount: money,
  collect_on: z.iso.date(),
  /** The authorisation, word for word, in the member's language. */
  text: z.string(),
  text_version: z.string(),
  /** Booked with the press; the rest comes when the bank has paid. */
  credits_at_once: z.int(),
  credits_later: z.int(),
});
export type MandateSummary = z.infer<typeof mandateSummary>;

export const debitRequestStates = ['code_sent', 'verified', 'used', 'over'] as const;
export const debitRequestView = z.object({
  id: uuid,
  /** `over`: too many wrong codes, or its time is up. */
  state: z.enum(debitRequestStates),
  /** The last three digits. */
  phone_ends_in: z.string(),
  /** Of the code; once it was right, of the summary. */
  expires_at: z.iso.datetime(),
  /** When another code can be sent. */
  resend_at: z.iso.datetime(),
  tries_left: z.int(),
  summary: mandateSummary,
});
export type DebitRequestView = z.infer<typeof debitRequestView>;
export const debitRequestAnswer = z.object({ request: debitRequestView });
export type DebitRequestAnswer = z.infer<typeof debitRequestAnswer>;

/** `lapsed`: not used for 36 months. */
export const mandateStates = ['active', 'revoked', 'lapsed'] as const;
export type MandateState = (typeof mandateStates)[number];
export const mandateView = z.object({
  id: uuid,
  reference: z.string(),
  creditor_id: z.string(),
  creditor_name: z.string(),
  holder: z.string(),
  iban_ends_in: z.string(),
  phone_ends_in: z.string(),
  signed_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
  revoked_at: z.nullable(z.iso.datetime()),
  state: z.enum(mandateStates),
  /** Its paper, as PDF. */
  path: z.string(),
});
export type MandateView = z.infer<typeof mandateView>;
export const mandateAnswer = z.object({ mandate: mandateView });
export type MandateAnswer = z.infer<typeof mandateAnswer>;

/** `unavailable`: not in the member's country, currency or site. `limit`: too much is open; `free_at` says when it is free again. */
export const debitAvailabilities = ['available', 'unavailable', 'blocked', 'limit'] as const;
export const directDebitView = z.object({
  availability: z.enum(debitAvailabilities),
  free_at: z.nullable(z.iso.datetime()),
  limit: z.object({ open_debits: z.int(), amount: money, days: z.int() }),
  /** Words beside the box that the member ticks. */
  debit_text: z.string(),
  /** Countries whose mobile phones get a code. */
  phone_countries: z.array(z.string()),
  /** The newest first; revoked and lapsed ones too. */
  mandates: z.array(mandateView),
});
export type DirectDebitView = z.infer<typeof directDebitView>;
export const directDebitAnswer = z.object({ direct_debit: directDebitView });
export type DirectDebitAnswer = z.infer<typeof directDebitAnswer>;

/** `announced`: not yet asked of the bank. `returned`: the bank gave it back, or refused it. */
export const debitStates = ['announced', 'sent', 'paid', 'returned', 'cancelled'] as const;
export type DebitState = (typeof debitStates)[number];
/** The debit of an order. */
export const debitView = z.object({
  state: z.enum(debitStates),
  mandate_id: uuid,
  mandate_reference: z.string(),
  creditor_id: z.string(),
  creditor_name: z.string(),
  iban_ends_in: z.string(),
  collect_on: z.iso.date(),
  credits_at_once: z.int(),
  credits_later: z.int(),
});
export type DebitView = z.infer<typeof debitView>;
