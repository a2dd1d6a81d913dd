import * as z from 'zod/mini';
import { debitStates, line, memberId, money, uuid } from '#contracts';
import { debitBlockRow } from './debit-blocks.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { officeOrderStates, orderEvent } from './order-events.js';
import { resource } from './resource.js';

/** Of its order: an order has one debit. */
export const debitId = uuid;
export const debitsQuery = z
  .strictObject({
    ...pageFields,
    /** The reference of a mandate, or the id of an order, a mandate or a member: all of it. */
    q: z.optional(line().check(z.minLength(1), z.maxLength(80))),
    state: z.optional(z.enum(debitStates)),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    member_id: z.optional(memberId),
    /** First and last day of the collection, both included. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type DebitsQuery = z.infer<typeof debitsQuery>;

export const debitRow = z.object({
  id: debitId,
  at: z.iso.datetime(),
  member: z.object({ id: memberId, name: z.nullable(z.string()) }),
  /** Null once the mandate is erased. */
  mandate: z.nullable(z.object({ id: uuid, reference: z.string(), iban_ends_in: z.string() })),
  state: z.enum(debitStates),
  /** The bank's code for a return, such as AM04. */
  reason: z.nullable(z.string()),
  amount: money,
  country: z.string(),
  collect_on: z.iso.date(),
});
export type DebitRow = z.infer<typeof debitRow>;
export const debitsAnswer = listOf(debitRow);
export type DebitsAnswer = z.infer<typeof debitsAnswer>;

/** A debit beside the facts of its order. */
export const debitFacts = z.extend(debitRow, {
  sent_at: z.nullable(z.iso.datetime()),
  ended_at: z.nullable(z.iso.datetime()),
  credits_at_once: z.int(),
  credits_later: z.int(),
  /** Of its member: the newest first, with those that were lifted. */
  blocks: z.array(debitBlockRow),
});
export type DebitFacts = z.infer<typeof debitFacts>;

export const debitPage = z.extend(debitFacts, {
  order: z.object({ state: z.enum(officeOrderStates), provider: z.string(), provider_id: z.nullable(z.string()) }),
  /** All that happened with the money of its order. */
  events: z.array(orderEvent),
});
export type DebitPage = z.infer<typeof debitPage>;

/** What staff read of it. */
export const debitsResources = {
  debits: resource({
    path: '/api/admin/debits',
    logged: true,
    right: 'direct_debits',
    id: debitId,
    sorts: [],
    query: debitsQuery,
    row: debitRow,
    one: debitPage,
  }),
} as const;
