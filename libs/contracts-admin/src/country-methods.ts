import * as z from 'zod/mini';
import { paymentMethod } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';
import { vatCountry } from './vat-rates.js';

/** The page of a country goes by its code. */
export const methodCountry = vatCountry;

export const methodsQuery = z.strictObject(pageFields).check(z.refine(withinCap, { path: ['page'] }));
export type MethodsQuery = z.infer<typeof methodsQuery>;

/** A country in which members can live, with the ways to pay that stand in its list. */
export const methodsRow = z.object({
  id: methodCountry,
  /** In the order in which members see them. */
  methods: z.array(paymentMethod),
  /** An owner chose them; otherwise they are the built-in ones. */
  is_own: z.boolean(),
  /** Of the list, what the provider does not have in one of the currencies: members do not see it there. */
  missing: z.array(paymentMethod),
});
export type MethodsRow = z.infer<typeof methodsRow>;
export const methodsAnswer = listOf(methodsRow);
export type MethodsAnswer = z.infer<typeof methodsAnswer>;

/** What members of the country are offered when they pay in a currency. */
const methodsInCurrency = z.object({
  currency: z.string(),
  offered: z.array(paymentMethod),
  /** In the list of the country, and nobody can pay this currency with it. */
  other_currency: z.array(paymentMethod),
  /** In the list of the country, and not switched on at the provider. */
  missing: z.array(paymentMethod),
  /** When the provider last said what is switched on; null: it could not be asked yet, and nothing is kept from members for it. */
  asked_at: z.nullable(z.iso.datetime()),
  /** The provider did not answer just now: what it said before counts. */
  is_away: z.boolean(),
});
export type MethodsInCurrency = z.infer<typeof methodsInCurrency>;

const methodsChange = z.object({
  version: z.int(),
  /** Null: the built-in ones again. */
  methods: z.nullable(z.array(paymentMethod)),
  made_at: z.iso.datetime(),
  made_by: z.nullable(z.string()),
  reason: z.string(),
});
export type MethodsChange = z.infer<typeof methodsChange>;

export const methodsPage = z.extend(methodsRow, {
  /** Rises with each change; 0: nobody ever chose. */
  version: z.int(),
  built_in: z.array(paymentMethod),
  /** Everything that can stand in the list of this country. */
  choices: z.array(paymentMethod),
  currencies: z.array(methodsInCurrency),
  /** The newest first, the last fifty of them. */
  changes: z.array(methodsChange),
});
export type MethodsPage = z.infer<typeof methodsPage>;

export const methodCommands = {
  /** In force within a minute; orders that were made keep the way to pay that they were made with. */
  set_payment_methods: command({
    path: '/api/admin/payment-methods/:id/set',
    right: 'company_settings',
    act: 'payment_methods.set',
    subject: 'payment_methods',
    target: methodCountry,
    reason: inWords(3, 200),
    confirms: true,
    fields: {
      // Which list was looked at; another one is refused.
      version: z.int32().check(z.gte(0)),
      // In their order; null: the built-in ones.
      methods: z.nullable(
        z.array(paymentMethod).check(
          z.minLength(1, 'field_required'),
          z.refine((methods) => new Set(methods).size === methods.length),
        ),
      ),
    },
    result: methodsPage,
  }),
} as const;

/** What staff read of it. */
export const countryMethodsResources = {
  payment_methods: resource({
    path: '/api/admin/payment-methods',
    logged: true,
    right: 'companies',
    id: methodCountry,
    sorts: [],
    query: methodsQuery,
    row: methodsRow,
    one: methodsPage,
  }),
} as const;
