// Written by `node apps/tools/run.mjs tables` from the files beside it that say what staff read; a check compares it.
import { announcementsResources } from './announcements.js';
import { apiTokensResources } from './api-tokens.js';
import { auditResources } from './audit.js';
import { casesResources } from './cases.js';
import { childMaterialResources } from './child-material.js';
import { colleaguesResources } from './colleagues.js';
import { companiesResources } from './companies.js';
import { countryMethodsResources } from './country-methods.js';
import { debitBlocksResources } from './debit-blocks.js';
import { debitsResources } from './debits.js';
import { discountCodesResources } from './discount-codes.js';
import { giftsResources } from './gifts.js';
import { incidentsResources } from './incidents.js';
import { infoTextsResources } from './info-texts.js';
import { invitationsResources } from './invitations.js';
import { jobsResources } from './jobs.js';
import { mandatesResources } from './mandates.js';
import { membersResources } from './members.js';
import { moneyRequestsResources } from './money-requests.js';
import { noticedResources } from './noticed.js';
import { ordersResources } from './orders.js';
import { paymentIssuesResources } from './payment-issues.js';
import { priceListsResources } from './price-lists.js';
import { siteListsResources } from './site-lists.js';
import { siteSettingsResources } from './site-settings.js';
import { siteWordsResources } from './site-words.js';
import { vatRatesResources } from './vat-rates.js';
import { verificationsResources } from './verifications.js';

export * from './announcements.js';
export * from './api-tokens.js';
export * from './audit.js';
export * from './cases.js';
export * from './child-material.js';
export * from './colleagues.js';
export * from './companies.js';
export * from './country-methods.js';
export * from './debit-blocks.js';
export * from './debits.js';
export * from './discount-codes.js';
export * from './gifts.js';
export * from './incidents.js';
export * from './info-texts.js';
export * from './invitations.js';
export * from './jobs.js';
export * from './mandates.js';
export * from './members.js';
export * from './money-requests.js';
export * from './noticed.js';
export * from './orders.js';
export * from './payment-issues.js';
export * from './price-lists.js';
export * from './site-lists.js';
export * from './site-settings.js';
export * from './site-words.js';
export * from './vat-rates.js';
export * from './verifications.js';

/**
 * What staff can read: the routes and guards of the server, the API description and the data provider of the back office come from this table. A
 * list answers `GET path`, one record `GET path/:id`.
 */
export const resources = {
  ...announcementsResources,
  ...apiTokensResources,
  ...auditResources,
  ...casesResources,
  ...childMaterialResources,
  ...colleaguesResources,
  ...companiesResources,
  ...countryMethodsResources,
  ...debitBlocksResources,
  ...debitsResources,
  ...discountCodesResources,
  ...giftsResources,
  ...incidentsResources,
  ...infoTextsResources,
  ...invitationsResources,
  ...jobsResources,
  ...mandatesResources,
  ...membersResources,
  ...moneyRequestsResources,
  ...noticedResources,
  ...ordersResources,
  ...paymentIssuesResources,
  ...priceListsResources,
  ...siteListsResources,
  ...siteSettingsResources,
  ...siteWordsResources,
  ...vatRatesResources,
  ...verificationsResources,
} as const;
