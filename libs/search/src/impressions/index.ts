export { ImpressionCountEntity } from './impression-count.entity.js';
export { ImpressionsRepository } from './impressions.repository.js';
export { Impressions } from './impressions.js';
