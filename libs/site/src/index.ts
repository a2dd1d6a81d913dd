export { SiteModule } from './site.module.js';
export {
  SiteSettingsService,
  bundlesFor,
  defaultBundlesFor,
  unitPriceOf,
  type Site,
  type SiteSettings,
  type Company,
  type Bundle,
} from './settings/index.js';
export { SiteDetailsService, SiteService, addressesOf, originOf, type SiteWish } from './sites/index.js';
export {
  toPublicSettings,
  toCompanyInfo,
  mailNameOf,
  ownTextOf,
  termsVersionOf,
  chooseLocale,
  advertisementFor,
  visitorsMaySearch,
  type SiteTexts,
  type VisitorFacts,
  type LocaleHints,
} from './visitors/index.js';
export { PriceListsService, type KnownList, type SitePrices } from './price-lists/index.js';
export { PageCounts, type PageEvent } from './page-counts/index.js';
export { InfoTexts, InfoDraftsService, TermsEditionsService, type KnownTexts, type KnownTerms } from './texts/index.js';
export { SiteWordsService } from './site-words/index.js';
export {
  PlacesService,
  GeoCountry,
  loadPlaces,
  type TownFacts,
  type TownName,
  type Places,
  type Town,
  type Region,
} from './places/index.js';
export { CompaniesService, type KnownCompany } from './companies/index.js';
export { CompanyFault, setCompany, installSites, type NamedCompany, type SqlClient } from './installation/index.js';
export { demoIds, exampleCompany } from './first-site.js';
