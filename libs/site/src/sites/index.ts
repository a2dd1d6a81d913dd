export { ExampleCompany } from './example-company.js';
export { addressesOf, originOf } from './site-addresses.js';
export { SiteDetailsRepository } from './site-details.repository.js';
export { SiteDetailsService, type SiteWish } from './site-details.service.js';
export { SiteService } from './site.service.js';
export { SitesRepository } from './sites.repository.js';
