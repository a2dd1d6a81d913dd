import * as z from 'zod/mini';
import { uuid } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';

export const vatRateId = uuid;
/** The page of a country goes by its code. */
export const vatCountry = z.string().check(z.regex(/^[A-Z]{2}$/));
/** 30 %: no country of Europe takes more. */
export const vatBasisPointsMax = 3_000;

/** `over`: a later one holds; `withdrawn`: before it began. */
export const vatRateStates = ['in_force', 'planned', 'over', 'withdrawn'] as const;
export type VatRateState = (typeof vatRateStates)[number];

export const vatRate = z.object({
  id: vatRateId,
  basis_points: z.int(),
  /** The first day on which it holds, in the zone of the books; null: since before the first sale. */
  from: z.nullable(z.iso.date()),
  state: z.enum(vatRateStates),
  /** Null for what is built in. */
  made_at: z.nullable(z.iso.datetime()),
  made_by: z.nullable(z.string()),
  reason: z.string(),
});
export type VatRate = z.infer<typeof vatRate>;

export const vatQuery = z.strictObject(pageFields).check(z.refine(withinCap, { path: ['page'] }));
export type VatQuery = z.infer<typeof vatQuery>;
export const vatRow = z.object({
  id: vatCountry,
  /** Of today; 0 where there is no VAT. */
  basis_points: z.int(),
  from: z.nullable(z.iso.date()),
  next: z.nullable(z.object({ basis_points: z.int(), from: z.iso.date() })),
});
export type VatRow = z.infer<typeof vatRow>;
export const vatAnswer = listOf(vatRow);
export type VatAnswer = z.infer<typeof vatAnswer>;
export const vatPage = z.extend(vatRow, {
  version: z.int(),
  /** Today, in the zone of the books. */
  today: z.iso.date(),
  /** What holds, what comes, then what was, the newest first. */
  rates: z.array(vatRate),
});
export type VatPage = z.infer<typeof vatPage>;

/**
 * A rate holds from its day on until a later one begins; an order keeps the one of its day. `version`: which rates were looked at; others are
 * refused, so that nobody adds one unseen beside somebody else's.
 */
export const vatRateCommands = {
  add_vat_rate: command({
    path: '/api/admin/vat-rates',
    right: 'company_settings',
    act: 'vat_rate.added',
    subject: 'vat_rate',
    target: null,
    reason: inWords(3, 200),
    confirms: true,
    fields: {
      country: vatCountry,
      version: z.int32().check(z.gte(0)),
      basis_points: z.int().check(z.gte(0), z.lte(vatBasisPointsMax)),
      /** Tomorrow in the books, or later; in the last minute of a day, the day after tomorrow or later. */
      from: z.iso.date(),
    },
    result: vatPage,
  }),
  withdraw_vat_rate: command({
    path: '/api/admin/vat-rates/:id/withdraw',
    right: 'company_settings',
    act: 'vat_rate.withdrawn',
    subject: 'vat_rate',
    target: vatRateId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: vatPage,
  }),
} as const;

/** What staff read of it. */
export const vatRatesResources = {
  vat: resource({
    path: '/api/admin/vat',
    logged: true,
    right: 'companies',
    id: vatCountry,
    sorts: [],
    query: vatQuery,
    row: vatRow,
    one: vatPage,
  }),
} as const;
