import type * as z from 'zod/mini';
import { giftKey, memberId } from '#contracts';
import { announcementId, announcementOne, announcementRow, announcementsQuery } from './announcements.js';
import { apiTokenId, apiTokenRow, apiTokensQuery } from './api-tokens.js';
import { auditEntryId, auditQuery, auditRow } from './audit.js';
import { caseId, casePage, caseRow, casesQuery } from './cases.js';
import { companiesQuery, companyId, companyPage, companyRow } from './companies.js';
import { methodCountry, methodsPage, methodsQuery, methodsRow } from './country-methods.js';
import { childMaterialId, childMaterialPage, childMaterialQuery, childMaterialRow } from './child-material.js';
import { textId, textPage, textRow, textsQuery } from './info-texts.js';
import { giftRow, officeGiftsQuery } from './gifts.js';
import { siteListsQuery, siteListsPage, siteListsRow } from './site-lists.js';
import { invitationId, invitationRow, invitationsQuery } from './invitations.js';
import {
  deadLetter,
  deadLetterId,
  deadLetterRow,
  deadLettersQuery,
  recurringJobId,
  recurringJobRow,
  recurringJobsQuery,
  workerId,
  workerRow,
  workersQuery,
} from './jobs.js';
import { directDebitResources } from './direct-debit-resources.js';
import { discountCodeId, discountCodePage, discountCodeRow, discountCodesQuery } from './discount-codes.js';
import { colleagueId, colleaguePage, colleagueRow, colleaguesQuery } from './colleagues.js';
import { memberPage, memberRow, memberSorts, membersQuery } from './members.js';
import { moneyRequestId, moneyRequestRow, moneyRequestsQuery } from './money-requests.js';
import { noticedQuery, noticedRow, noticedSorts } from './noticed.js';
import { officeOrderPage, officeOrderRow, officeOrdersQuery, orderId } from './orders.js';
import { paymentIssueId, paymentIssueRow, paymentIssuesQuery } from './payment-issues.js';
import { pricesQuery, sitePricesPage, sitePricesRow } from './price-lists.js';
import { resource } from './resource.js';
import { siteId, sitePage, siteRow, sitesQuery } from './site-settings.js';
import { siteWordId, siteWordPage, siteWordRow, siteWordsQuery } from './site-words.js';
import { vatCountry, vatPage, vatQuery, vatRow } from './vat-rates.js';
import { verificationId, verificationPage, verificationRow, verificationsQuery } from './verifications.js';

/**
 * What staff can read: the routes and guards of the server, the API description and the data provider of the back office come from here.
 * A list answers `GET path`, one record `GET path/:id`.
 */
export const resources = {
  members: resource({
    path: '/api/admin/members',
    right: 'members',
    id: memberId,
    sorts: memberSorts,
    query: membersQuery,
    row: memberRow,
    one: memberPage,
  }),
  cases: resource({
    path: '/api/admin/cases',
    right: 'cases',
    id: caseId,
    sorts: [],
    query: casesQuery,
    row: caseRow,
    one: casePage,
  }),
  child_material: resource({
    path: '/api/admin/child-material',
    right: 'child_material',
    id: childMaterialId,
    sorts: [],
    query: childMaterialQuery,
    row: childMaterialRow,
    one: childMaterialPage,
  }),
  noticed: resource({
    path: '/api/admin/noticed',
    right: 'cases',
    id: memberId,
    sorts: noticedSorts,
    query: noticedQuery,
    row: noticedRow,
    one: null,
  }),
  verifications: resource({
    path: '/api/admin/verifications',
    right: 'cases',
    id: verificationId,
    sorts: [],
    query: verificationsQuery,
    row: verificationRow,
    one: verificationPage,
  }),
  invitations: resource({
    path: '/api/admin/invitations',
    right: 'invitations',
    id: invitationId,
    sorts: [],
    query: invitationsQuery,
    row: invitationRow,
    one: null,
  }),
  announcements: resource({
    path: '/api/admin/announcements',
    right: 'announcements',
    id: announcementId,
    sorts: [],
    query: announcementsQuery,
    row: announcementRow,
    one: announcementOne,
  }),
  audit: resource({
    path: '/api/admin/audit',
    right: 'audit',
    id: auditEntryId,
    sorts: [],
    query: auditQuery,
    row: auditRow,
    one: null,
  }),
  staff: resource({
    path: '/api/admin/staff',
    right: 'staff',
    id: colleagueId,
    sorts: [],
    query: colleaguesQuery,
    row: colleagueRow,
    one: colleaguePage,
  }),
  api_tokens: resource({
    path: '/api/admin/api-tokens',
    right: 'staff',
    id: apiTokenId,
    sorts: [],
    query: apiTokensQuery,
    row: apiTokenRow,
    one: null,
  }),
  sites: resource({
    path: '/api/admin/site-settings',
    right: 'site_settings',
    id: siteId,
    sorts: [],
    query: sitesQuery,
    row: siteRow,
    one: sitePage,
  }),
  orders: resource({
    path: '/api/admin/orders',
    right: 'orders',
    id: orderId,
    sorts: [],
    query: officeOrdersQuery,
    row: officeOrderRow,
    one: officeOrderPage,
  }),
  payment_issues: resource({
    path: '/api/admin/payment-issues',
    right: 'payment_issues',
    id: paymentIssueId,
    sorts: [],
    query: paymentIssuesQuery,
    row: paymentIssueRow,
    one: null,
  }),
  money_requests: resource({
    path: '/api/admin/money-requests',
    right: 'money_requests',
    id: moneyRequestId,
    sorts: [],
    query: moneyRequestsQuery,
    row: moneyRequestRow,
    one: null,
  }),
  ...directDebitResources,
  discount_codes: resource({
    path: '/api/admin/discount-codes',
    right: 'discount_codes',
    id: discountCodeId,
    sorts: [],
    query: discountCodesQuery,
    row: discountCodeRow,
    one: discountCodePage,
  }),
  prices: resource({
    path: '/api/admin/prices',
    right: 'prices',
    id: siteId,
    sorts: [],
    query: pricesQuery,
    row: sitePricesRow,
    one: sitePricesPage,
  }),
  gifts: resource({
    path: '/api/admin/gifts',
    right: 'catalogue',
    id: giftKey,
    sorts: [],
    query: officeGiftsQuery,
    row: giftRow,
    one: giftRow,
  }),
  site_lists: resource({
    path: '/api/admin/site-lists',
    right: 'catalogue',
    id: siteId,
    sorts: [],
    query: siteListsQuery,
    row: siteListsRow,
    one: siteListsPage,
  }),
  companies: resource({
    path: '/api/admin/companies',
    right: 'companies',
    id: companyId,
    sorts: [],
    query: companiesQuery,
    row: companyRow,
    one: companyPage,
  }),
  vat: resource({
    path: '/api/admin/vat',
    right: 'companies',
    id: vatCountry,
    sorts: [],
    query: vatQuery,
    row: vatRow,
    one: vatPage,
  }),
  payment_methods: resource({
    path: '/api/admin/payment-methods',
    right: 'companies',
    id: methodCountry,
    sorts: [],
    query: methodsQuery,
    row: methodsRow,
    one: methodsPage,
  }),
  texts: resource({
    path: '/api/admin/texts',
    right: 'texts',
    id: textId,
    sorts: [],
    query: textsQuery,
    row: textRow,
    one: textPage,
  }),
  site_words: resource({
    path: '/api/admin/site-words',
    right: 'texts',
    id: siteWordId,
    sorts: [],
    query: siteWordsQuery,
    row: siteWordRow,
    one: siteWordPage,
  }),
  dead_letters: resource({
    path: '/api/admin/dead-letters',
    right: 'jobs',
    id: deadLetterId,
    sorts: [],
    query: deadLettersQuery,
    row: deadLetterRow,
    one: deadLetter,
  }),
  recurring_jobs: resource({
    path: '/api/admin/recurring-jobs',
    right: 'jobs',
    id: recurringJobId,
    sorts: [],
    query: recurringJobsQuery,
    row: recurringJobRow,
    one: null,
  }),
  workers: resource({
    path: '/api/admin/workers',
    right: 'jobs',
    id: workerId,
    sorts: [],
    query: workersQuery,
    row: workerRow,
    one: null,
  }),
} as const;

type Resources = typeof resources;
export type ResourceName = keyof Resources;
export const isResourceName = (name: string): name is ResourceName => Object.hasOwn(resources, name);

export type IdOf<Name extends ResourceName> = z.infer<Resources[Name]['id']>;
export type QueryOf<Name extends ResourceName> = z.infer<Resources[Name]['query']>;
export type RowOf<Name extends ResourceName> = z.infer<Resources[Name]['row']>;
export type ListAnswerOf<Name extends ResourceName> = z.infer<Resources[Name]['list']>;
/** Those with a page of their own for each record. */
export type PagedResourceName = { [Name in ResourceName]: Resources[Name]['one'] extends z.ZodMiniType ? Name : never }[ResourceName];
export type OneOf<Name extends PagedResourceName> = z.infer<Resources[Name]['one']>;
