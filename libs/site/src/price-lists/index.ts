export { PriceListEntity } from './price-list.entity.js';
export { PriceListsRepository } from './price-lists.repository.js';
export { PriceListsService, type KnownList, type SitePrices } from './price-lists.service.js';
