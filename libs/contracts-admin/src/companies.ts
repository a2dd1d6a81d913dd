import * as z from 'zod/mini';
import { line, uuid } from '#contracts';
import { command } from './command.js';
import { creditorId } from './creditor-ids.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';
import { phone, siteId } from './site-settings.js';
import { stepUpFields } from './staff.js';
import { vatNumber } from './vat-numbers.js';
import { vatScheme, vatSchemeFields, vatSchemeId } from './vat-schemes.js';

export const companyId = uuid;
export const tradenamesMax = 20;
export const vatNumbersMax = 40;

const places = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes that have a name and are no country. */
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];
/** Whether it is the code of a country (ISO 3166): a company may sit in one where no member can live. */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && !noCountries.includes(code) && places.of(code) !== undefined;

const words = (max: number) => line().check(z.minLength(1, 'field_required'), z.maxLength(max));

/** What is written down of a company. Papers that were issued, and orders that were made, keep what they were made with. */
export const companyFields = {
  name: words(120),
  /** Street, and behind a comma the postcode. */
  address: words(200),
  city: words(100),
  country: z.string().check(z.refine(isCountry)),
  /** At the chamber of commerce, as its country writes it. */
  kvk: words(40),
  tradenames: z.array(words(120)).check(z.maxLength(tradenamesMax)),
  vat_numbers: z.array(vatNumber).check(z.maxLength(vatNumbersMax)),
  /** Under which it collects by direct debit; without one its sites offer none. Mandates that were given keep theirs. */
  creditor_id: z.nullable(creditorId),
  support_phone: phone,
  /** Whether members who are about to leave are offered a discount, once each. */
  delete_discount: z.boolean(),
} as const;
export const companyDetails = z.strictObject(companyFields);
export type CompanyDetails = z.infer<typeof companyDetails>;

export const companiesQuery = z.strictObject(pageFields).check(z.refine(withinCap, { path: ['page'] }));
export type CompaniesQuery = z.infer<typeof companiesQuery>;
export const companyRow = z.object({
  id: companyId,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  added: z.iso.datetime(),
  hosts: z.array(z.string()),
  /** Invoices of this year of the books, and the last of their numbers; null: none yet. */
  invoices: z.int(),
  last_number: z.nullable(z.string()),
});
export type CompanyRow = z.infer<typeof companyRow>;
export const companiesAnswer = listOf(companyRow);
export type CompaniesAnswer = z.infer<typeof companiesAnswer>;

const companySite = z.object({ id: siteId, name: z.string(), hosts: z.array(z.string()) });
const otherSite = z.extend(companySite, { company: z.object({ id: companyId, name: z.string() }) });
export type OtherSite = z.infer<typeof otherSite>;

/** The papers of a company in a year; `count` and `last` differ where a number is missing. */
const numberSeries = z.object({
  year: z.int(),
  kind: z.enum(['invoice', 'credit_note']),
  count: z.int(),
  last: z.int(),
  last_number: z.string(),
});
export type NumberSeries = z.infer<typeof numberSeries>;

export const companyPage = z.object({
  id: companyId,
  version: z.int(),
  added: z.iso.datetime(),
  // As they stand: they may be older than the checks of today.
  name: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  kvk: z.string(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  creditor_id: z.nullable(z.string()),
  support_phone: z.string(),
  delete_discount: z.boolean(),
  sites: z.array(companySite),
  /** Those of other companies. */
  other_sites: z.array(otherSite),
  /** The newest year first. */
  numbers: z.array(numberSeries),
  /** By country; what holds, what comes, then what was. */
  vat_schemes: z.array(vatScheme),
});
export type CompanyPage = z.infer<typeof companyPage>;

/** `version`: which details were looked at; others are refused, so that nobody writes unseen over what somebody else wrote. No company is ever deleted. */
export const companyCommands = {
  make_company: command({
    path: '/api/admin/companies',
    right: 'company_settings',
    act: 'company.made',
    subject: 'company',
    target: null,
    reason: inWords(3, 200),
    confirms: true,
    // Asks for a step-up, as do the schemes: under whose name money is taken and VAT is paid.
    fields: { ...companyFields, ...stepUpFields },
    result: companyPage,
  }),
  change_company: command({
    path: '/api/admin/companies/:id/change',
    right: 'company_settings',
    act: 'company.changed',
    subject: 'company',
    target: companyId,
    reason: inWords(3, 200),
    confirms: true,
    // Other VAT numbers and another creditor id ask for a step-up: papers, declarations and banks go by them.
    fields: { version: z.int32().check(z.gte(1)), ...companyFields, ...stepUpFields },
    result: companyPage,
  }),
  /** From now on: orders that were made keep the company that they were made with. */
  give_site: command({
    path: '/api/admin/companies/:id/sites',
    right: 'company_settings',
    act: 'company.site_given',
    subject: 'company',
    target: companyId,
    reason: inWords(3, 200),
    confirms: true,
    // `from`: whose the site was when it was looked at.
    fields: { site_id: siteId, from: companyId },
    result: companyPage,
  }),
  /** What reports and returns go by: no price and no paper changes with it. */
  set_vat_scheme: command({
    path: '/api/admin/companies/:id/vat-schemes',
    right: 'company_settings',
    act: 'company.vat_scheme_set',
    subject: 'company',
    target: companyId,
    reason: inWords(3, 200),
    confirms: true,
    fields: { version: z.int32().check(z.gte(1)), ...vatSchemeFields, ...stepUpFields },
    result: companyPage,
  }),
  withdraw_vat_scheme: command({
    path: '/api/admin/vat-schemes/:id/withdraw',
    right: 'company_settings',
    act: 'company.vat_scheme_withdrawn',
    subject: 'company',
    target: vatSchemeId,
    reason: inWords(3, 200),
    confirms: true,
    fields: stepUpFields,
    result: companyPage,
  }),
} as const;

/** What staff read of it. */
export const companiesResources = {
  companies: resource({
    path: '/api/admin/companies',
    logged: true,
    right: 'companies',
    id: companyId,
    sorts: [],
    query: companiesQuery,
    row: companyRow,
    one: companyPage,
  }),
} as const;
