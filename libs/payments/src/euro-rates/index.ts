export { EcbRateSource } from './ecb-rate-source.js';
export { EuroRateSource } from './euro-rate-source.js';
export { EuroRateEntity } from './euro-rate.entity.js';
export { convert, euroItself, type EuroRate } from './euro-rates.policy.js';
export { EuroRatesRepository } from './euro-rates.repository.js';
export { EuroRates } from './euro-rates.service.js';
export { ExampleRateSource } from './example-rate-source.js';
