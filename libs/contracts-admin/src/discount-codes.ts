import * as z from 'zod/mini';
import { codeValidities, discountCodeText, line, memberId, paymentMethods, uuid } from '#contracts';
import { command } from './command.js';
import { flag, listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';
import { siteId } from './site-settings.js';

export const discountCodeId = uuid;
export const codesAtOnceMax = 1_000;
export const usesCountedTo = 10_000;

const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

export const discountCodesQuery = z
  .strictObject({
    ...pageFields,
    /** The beginning of a code, or the id of a member for whom some were made. */
    q: z.optional(line().check(z.minLength(1), z.maxLength(40))),
    site_id: z.optional(siteId),
    status: z.optional(z.enum(['active', 'inactive'])),
    welcome: z.optional(flag),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type DiscountCodesQuery = z.infer<typeof discountCodesQuery>;

export const discountCodeRow = z.object({
  id: discountCodeId,
  code: z.string(),
  site: z.object({ id: siteId, name: z.string() }),
  basis_points: z.int(),
  status: z.enum(['active', 'inactive']),
  validity: z.enum(codeValidities),
  country: z.nullable(z.string()),
  /** For whom alone it counts. */
  member: z.nullable(z.object({ id: memberId, name: z.nullable(z.string()) })),
  expires: z.nullable(z.iso.datetime()),
  expired: z.boolean(),
  currency: z.nullable(z.string()),
  minimum_minor: z.nullable(z.int()),
  methods: z.array(z.enum(paymentMethods)),
  welcome: z.boolean(),
  /** How many orders may have it at most; null: as many as its validity allows. */
  max_uses: z.nullable(z.int()),
  /** Orders that have it and did not come to nothing, counted up to `usesCountedTo`. */
  uses: z.int(),
  made_at: z.iso.datetime(),
});
export type DiscountCodeRow = z.infer<typeof discountCodeRow>;
export const discountCodesAnswer = listOf(discountCodeRow);
export type DiscountCodesAnswer = z.infer<typeof discountCodesAnswer>;

/** How many of its orders a page shows; the newest of them. */
export const codeUsesMax = 100;
export const discountCodePage = z.extend(discountCodeRow, {
  orders: z.array(
    z.object({
      id: uuid,
      at: z.iso.datetime(),
      state: z.string(),
      member: z.object({ id: memberId, name: z.nullable(z.string()) }),
      discount_minor: z.int(),
      currency: z.string(),
    }),
  ),
});
export type DiscountCodePage = z.infer<typeof discountCodePage>;

/** Something is left to pay: the provider takes no order of nothing. */
export const basisPointsMax = 9_500;
const basisPoints = z.int().check(z.gte(1), z.lte(basisPointsMax));
const madeCodes = z.object({ codes: z.array(z.string()) });
export type MadeCodes = z.infer<typeof madeCodes>;
export const discountCodeAnswer = z.object({ code: discountCodeRow });
export type DiscountCodeAnswer = z.infer<typeof discountCodeAnswer>;

export const discountCodeCommands = {
  make_codes: command({
    path: '/api/admin/discount-codes',
    right: 'discount_codes',
    act: 'discount_codes.made',
    subject: 'discount_code',
    target: null,
    reason: inWords(3, 200),
    confirms: true,
    fields: {
      site_id: siteId,
      /** The code itself; of several, how each of them begins. */
      code: discountCodeText,
      count: z.int().check(z.gte(1), z.lte(codesAtOnceMax)),
      basis_points: basisPoints,
      validity: z.enum(codeValidities),
      country: z.nullable(country),
      member_id: z.nullable(memberId),
      expires: z.nullable(z.iso.datetime()),
      currency: z.nullable(currency),
      minimum_minor: z.nullable(z.int().check(z.gte(1), z.lte(100_000_000))),
      methods: z.array(z.enum(paymentMethods)),
      max_uses: z.nullable(z.int().check(z.gte(1), z.lte(100_000))),
      /** Everybody who never bought has it without typing; a site has one. */
      welcome: z.boolean(),
    },
    result: madeCodes,
  }),
  stop_code: command({
    path: '/api/admin/discount-codes/:id/stop',
    right: 'discount_codes',
    act: 'discount_code.stopped',
    subject: 'discount_code',
    target: discountCodeId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: discountCodeAnswer,
  }),
  resume_code: command({
    path: '/api/admin/discount-codes/:id/resume',
    right: 'discount_codes',
    act: 'discount_code.resumed',
    subject: 'discount_code',
    target: discountCodeId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: discountCodeAnswer,
  }),
} as const;

/** What staff read of it. */
export const discountCodesResources = {
  discount_codes: resource({
    path: '/api/admin/discount-codes',
    logged: true,
    right: 'discount_codes',
    id: discountCodeId,
    sorts: [],
    query: discountCodesQuery,
    row: discountCodeRow,
    one: discountCodePage,
  }),
} as const;
