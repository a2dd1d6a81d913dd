export { consentFault, consentIn, consentVersion, toStoredConsent } from './consent.policy.js';
export { isCountryClear, withPayment } from './country-evidence.policy.js';
export { Offers, type Offer } from './offers.service.js';
export { PricesService } from './prices.service.js';
export { TaxCountries, type Taxation } from './tax-countries.service.js';
