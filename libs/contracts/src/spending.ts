import * as z from 'zod/mini';
import { money } from './money.js';

export const spendingKinds = ['message', 'photo', 'gift'] as const;
export type SpendingKind = (typeof spendingKinds)[number];
export const spendingMonth = z.object({
  /** `2026-11`. */
  month: z.string(),
  paid: z.array(money),
  returned: z.array(money),
  credits: z.object({ message: z.int(), photo: z.int(), gift: z.int() }),
});
export const spendingView = z.object({
  months: z.array(spendingMonth),
  limit: z.nullable(money),
  /** Already ordered of it in this month. */
  spent: money,
  /** A higher limit, or none (null amount), that holds from then on. */
  change: z.nullable(z.object({ limit: z.nullable(money), from: z.iso.datetime() })),
});
export type SpendingView = z.infer<typeof spendingView>;
/** Per month in minor units of the member's currency; null: no limit. */
export const spendingLimitBody = z.strictObject({ limit_minor: z.nullable(z.int().check(z.gte(0), z.lte(10_000_000))) });
export type SpendingLimitBody = z.infer<typeof spendingLimitBody>;
