import * as z from 'zod/mini';
import { uuid } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';
import { siteId } from './site-settings.js';

/** What the provider takes and the central bank tells a rate of. */
export const sellCurrencies = ['EUR', 'AUD', 'CAD', 'CHF', 'CZK', 'DKK', 'GBP', 'HUF', 'NOK', 'NZD', 'PLN', 'RON', 'SEK', 'USD'] as const;
export type SellCurrency = (typeof sellCurrencies)[number];

export const priceListId = uuid;
export const bundlesMax = 6;
export const bundleCreditsMax = 10_000;
export const bundleMinorMax = 100_000_000;

/** `over`: a later list holds for all of its countries; `withdrawn`: before it began. */
export const priceListStates = ['in_force', 'planned', 'over', 'withdrawn'] as const;
export type PriceListState = (typeof priceListStates)[number];

const listedBundle = z.object({ credits: z.int(), minor: z.int() });
export const priceList = z.object({
  /** Null for one that is built in. */
  id: z.nullable(priceListId),
  /** Empty: every country without a list of its own. */
  countries: z.array(z.string()),
  /** Those of them for which it holds now. */
  holds_in: z.array(z.string()),
  currency: z.string(),
  bundles: z.array(listedBundle),
  state: z.enum(priceListStates),
  begins_at: z.nullable(z.iso.datetime()),
  made_at: z.nullable(z.iso.datetime()),
  made_by: z.nullable(z.string()),
  reason: z.string(),
});
export type PriceList = z.infer<typeof priceList>;

export const pricesQuery = z.strictObject(pageFields).check(z.refine(withinCap, { path: ['page'] }));
export type SitePricesQuery = z.infer<typeof pricesQuery>;
export const sitePricesRow = z.object({ id: siteId, name: z.string(), hosts: z.array(z.string()), lists: z.int() });
export type SitePricesRow = z.infer<typeof sitePricesRow>;
export const sitePricesAnswer = listOf(sitePricesRow);
export type SitePricesAnswer = z.infer<typeof sitePricesAnswer>;
export const sitePricesPage = z.extend(sitePricesRow, {
  version: z.int(),
  /** Those that hold first, then those that are planned, then those that are over, the newest first. */
  price_lists: z.array(priceList),
  /** Every country in which members can live. */
  countries: z.array(z.string()),
});
export type SitePricesPage = z.infer<typeof sitePricesPage>;

const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const newBundle = z.strictObject({
  credits: z.int().check(z.gte(1), z.lte(bundleCreditsMax)),
  minor: z.int().check(z.gte(1), z.lte(bundleMinorMax)),
});

/**
 * A list holds from its moment on until a later one for the same country begins; an order that was made before keeps its price. `version`: which
 * prices were looked at; others are refused, so that nobody prices unseen over what somebody else chose.
 */
export const priceListCommands = {
  make_price_list: command({
    path: '/api/admin/prices/:id/lists',
    right: 'prices',
    act: 'price_list.made',
    subject: 'site',
    target: siteId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {
      version: z.int32().check(z.gte(1)),
      /** None: every country without a list of its own. */
      countries: z.array(country).check(z.maxLength(250)),
      currency: z.enum(sellCurrencies),
      bundles: z.array(newBundle).check(z.minLength(1), z.maxLength(bundlesMax)),
      /** Null: at once. */
      begins_at: z.nullable(z.iso.datetime()),
    },
    result: sitePricesPage,
  }),
  withdraw_price_list: command({
    path: '/api/admin/price-lists/:id/withdraw',
    right: 'prices',
    act: 'price_list.withdrawn',
    subject: 'price_list',
    target: priceListId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: sitePricesPage,
  }),
} as const;

/** What staff read of it. */
export const priceListsResources = {
  prices: resource({
    path: '/api/admin/prices',
    logged: true,
    right: 'prices',
    id: siteId,
    sorts: [],
    query: pricesQuery,
    row: sitePricesRow,
    one: sitePricesPage,
  }),
} as const;
