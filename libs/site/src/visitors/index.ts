export { advertisementFor } from './advertisement.policy.js';
export { chooseLocale, type LocaleHints } from './locale-choice.js';
export {
  mailNameOf,
  ownTextOf,
  termsVersionOf,
  toCompanyInfo,
  toPublicSettings,
  type SiteTexts,
  type VisitorFacts,
} from './public-settings.js';
export { visitorsMaySearch } from './visitor-search.js';
