export { bundlesFor, defaultBundlesFor, leastCostOf, toBundleView, unitPriceOf, type Bundle } from './bundles.js';
export { SettingsChangeEntity } from './settings-change.entity.js';
export { SiteSettingsRepository } from './site-settings.repository.js';
export { SiteSettingsService } from './site-settings.service.js';
export { readSettings, siteSettings, type Company, type Site, type SiteSettings } from './site-settings.js';
