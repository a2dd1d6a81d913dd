export { SiteModule } from './site.module.js';
export { SiteService } from './site.service.js';
export { type Site, type SiteSettings, type Company } from './site-settings.js';
export { toPublicSettings, toCompanyInfo, termsVersionOf, type SiteTexts, type VisitorFacts } from './public-settings.js';
export { chooseLocale, type LocaleHints } from './locale-choice.js';
export { PlacesService, type TownFacts } from './places.service.js';
export { GeoCountry } from './geo-country.js';
export { installSites, demoIds } from './install.js';
export { loadPlaces, type Places, type Town, type Region } from './places/places.js';
