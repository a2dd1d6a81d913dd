export { SiteModule } from './site.module.js';
export { SiteSettingsService } from './site-settings.service.js';
export { SiteDetailsService, type SiteWish } from './site-details.service.js';
export { SiteService } from './site.service.js';
export { type Site, type SiteSettings, type Company } from './site-settings.js';
export {
  toPublicSettings,
  toCompanyInfo,
  mailNameOf,
  ownTextOf,
  termsVersionOf,
  type SiteTexts,
  type VisitorFacts,
} from './public-settings.js';
export { PriceListsService, type KnownList, type SitePrices } from './price-lists.service.js';
export { bundlesFor, defaultBundlesFor, unitPriceOf, type Bundle } from './price-lists.js';
export { addressesOf, originOf } from './site-addresses.js';
export { chooseLocale, type LocaleHints } from './locale-choice.js';
export { PageCounts, type PageEvent } from './page-counts.js';
export { advertisementFor } from './advertisement.policy.js';
export { visitorsMaySearch } from './visitor-search.js';
export { InfoTexts } from './info-texts.js';
export { InfoDraftsService, type KnownTexts } from './info-drafts.service.js';
export { SiteWordsService } from './site-words.service.js';
export { TermsEditionsService, type KnownTerms } from './terms-editions.service.js';
export { PlacesService, type TownFacts } from './places.service.js';
export type { TownName } from './places/called-town.policy.js';
export { GeoCountry } from './geo-country.js';
export { CompaniesService } from './companies.service.js';
export type { KnownCompany } from './companies.repository.js';
export { CompanyFault, setCompany, type NamedCompany } from './set-company.js';
export { demoIds, exampleCompany } from './first-site.js';
export { installSites, type SqlClient } from './installation.repository.js';
export { loadPlaces, type Places, type Town, type Region } from './places/places.js';
