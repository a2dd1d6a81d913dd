import * as z from 'zod/mini';
import { line, memberId, uuid } from '#contracts';
import { command } from './command.js';
import { flag, listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';

/** What is kept from paying by direct debit after a bank gave one back. */
export const debitBlockKinds = ['account', 'iban', 'phone'] as const;
export type DebitBlockKind = (typeof debitBlockKinds)[number];

/** How many of a member's a page shows; the newest of them. */
export const blocksShownMax = 100;

export const debitBlockId = uuid;
export const debitBlocksQuery = z
  .strictObject({
    ...pageFields,
    /** The reference of a mandate, or the id of an order, a mandate or a member: all of it. */
    q: z.optional(line().check(z.minLength(1), z.maxLength(80))),
    kind: z.optional(z.enum(debitBlockKinds)),
    lifted: z.optional(flag),
    member_id: z.optional(memberId),
    /** Of the order. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    /** First and last day on which it began, both included, in UTC. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type DebitBlocksQuery = z.infer<typeof debitBlocksQuery>;

export const debitBlockRow = z.object({
  id: debitBlockId,
  kind: z.enum(debitBlockKinds),
  /** Without a name once the account is erased: the block stays. */
  member: z.object({ id: memberId, name: z.nullable(z.string()) }),
  order_id: z.nullable(uuid),
  /** Of the bank account or the phone, as far as their mandate is still kept. */
  ends_in: z.nullable(z.string()),
  /** The bank's code, or what else it began with. */
  reason: z.string(),
  since: z.iso.datetime(),
  lifted_at: z.nullable(z.iso.datetime()),
  /** Null where the money came again. */
  lifted_by: z.nullable(z.string()),
  lift_reason: z.nullable(z.string()),
});
export type DebitBlockRow = z.infer<typeof debitBlockRow>;
export const debitBlocksAnswer = listOf(debitBlockRow);
export type DebitBlocksAnswer = z.infer<typeof debitBlocksAnswer>;
export const debitBlockAnswer = z.object({ block: debitBlockRow });
export type DebitBlockAnswer = z.infer<typeof debitBlockAnswer>;

export const debitBlockCommands = {
  lift_debit_block: command({
    path: '/api/admin/debit-blocks/:id/lift',
    right: 'debit_blocks',
    act: 'debit_block.lifted',
    subject: 'debit_block',
    target: debitBlockId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: debitBlockAnswer,
  }),
} as const;

/** What staff read of it. */
export const debitBlocksResources = {
  debit_blocks: resource({
    path: '/api/admin/debit-blocks',
    logged: true,
    right: 'direct_debits',
    id: debitBlockId,
    sorts: [],
    query: debitBlocksQuery,
    row: debitBlockRow,
    one: null,
  }),
} as const;
