import * as z from 'zod/mini';
import { line, locales, mandateStates, memberId, uuid } from '#contracts';
import { command } from './command.js';
import { debitBlockRow } from './debit-blocks.js';
import { debitRow } from './debits.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';

export const mandateId = uuid;
export const mandatesQuery = z
  .strictObject({
    ...pageFields,
    /** Its reference, or the id of a mandate, an order or a member: all of it. */
    q: z.optional(line().check(z.minLength(1), z.maxLength(80))),
    state: z.optional(z.enum(mandateStates)),
    /** Of an order that was paid with it. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    member_id: z.optional(memberId),
    /** First and last day on which it was given, both included, in UTC. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type MandatesQuery = z.infer<typeof mandatesQuery>;

export const mandateRow = z.object({
  id: mandateId,
  member: z.object({ id: memberId, name: z.nullable(z.string()) }),
  reference: z.string(),
  state: z.enum(mandateStates),
  creditor_name: z.string(),
  iban_ends_in: z.string(),
  signed_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
  revoked_at: z.nullable(z.iso.datetime()),
});
export type MandateRow = z.infer<typeof mandateRow>;
export const mandatesAnswer = listOf(mandateRow);
export type MandatesAnswer = z.infer<typeof mandatesAnswer>;

/** What happened with a mandate and what was collected by it. */
export const mandateEventKinds = ['signed', 'announced', 'sent', 'paid', 'returned', 'cancelled', 'revoked'] as const;
export const mandateEvent = z.object({
  at: z.iso.datetime(),
  kind: z.enum(mandateEventKinds),
  /** The bank's code of a return; empty otherwise. */
  about: z.string(),
  /** Of the debit. */
  minor: z.nullable(z.int()),
  currency: z.nullable(z.string()),
});
export type MandateEvent = z.infer<typeof mandateEvent>;

/** How many of its debits a page shows; the newest of them. */
export const mandateDebitsMax = 100;
export const mandatePage = z.extend(mandateRow, {
  site: z.nullable(z.string()),
  creditor_id: z.string(),
  phone_ends_in: z.string(),
  language: z.enum(locales),
  text_version: z.string(),
  provider: z.object({ customer_id: z.nullable(z.string()), mandate_id: z.nullable(z.string()) }),
  debits: z.array(debitRow),
  /** Of its member: the newest first, with those that were lifted. */
  blocks: z.array(debitBlockRow),
  events: z.array(mandateEvent),
});
export type MandatePage = z.infer<typeof mandatePage>;

/** What the member filled in, and from where: shown for a reason, and kept nowhere else. */
export const mandateAccountAnswer = z.object({
  iban: z.string(),
  holder: z.string(),
  street: z.string(),
  house_number: z.string(),
  zip: z.string(),
  city: z.string(),
  phone: z.string(),
  /** The network address from which the mandate was given. */
  network: z.nullable(z.string()),
});
export type MandateAccountAnswer = z.infer<typeof mandateAccountAnswer>;

export const mandateCommands = {
  show_mandate_account: command({
    path: '/api/admin/mandates/:id/account',
    right: 'mandate_accounts',
    act: 'mandate.account_shown',
    subject: 'mandate',
    target: mandateId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: mandateAccountAnswer,
  }),
} as const;

/** What staff read of it. */
export const mandatesResources = {
  mandates: resource({
    path: '/api/admin/mandates',
    logged: true,
    right: 'direct_debits',
    id: mandateId,
    sorts: [],
    query: mandatesQuery,
    row: mandateRow,
    one: mandatePage,
  }),
} as const;
