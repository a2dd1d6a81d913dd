import * as z from 'zod/mini';
import { uuid } from '#contracts';
import { vatNumberText } from './vat-numbers.js';
import { vatCountry } from './vat-rates.js';

export const vatSchemeId = uuid;
/** How a company pays the VAT of a country: under a number there, by the One-Stop-Shop of another country, or not at all. */
export const vatSchemeKinds = ['registered', 'one_stop_shop', 'none'] as const;
export type VatSchemeKind = (typeof vatSchemeKinds)[number];

/** `over`: a later one holds; `withdrawn`: before it began, or in the quarter in which it did. */
export const vatSchemeStates = ['in_force', 'planned', 'over', 'withdrawn'] as const;

export const vatScheme = z.object({
  id: vatSchemeId,
  country: z.string(),
  kind: z.enum(vatSchemeKinds),
  /** Under which it is paid; empty where none is. */
  number: z.string(),
  /** The first day on which it holds, in the zone of the books. */
  from: z.iso.date(),
  state: z.enum(vatSchemeStates),
  /** Whether it can be taken back: until the quarter is over in which it began. */
  may_withdraw: z.boolean(),
  made_at: z.iso.datetime(),
  made_by: z.nullable(z.string()),
  reason: z.string(),
});
export type VatScheme = z.infer<typeof vatScheme>;

/**
 * What an owner says of one country: from a day of the quarter that runs, or later. It may begin earlier where nothing held and the company has sold
 * nothing.
 */
export const vatSchemeFields = {
  country: vatCountry,
  kind: z.enum(vatSchemeKinds),
  number: vatNumberText,
  from: z.iso.date(),
} as const;
