export { CardsRepository } from './cards.repository.js';
export { CardsService, type Marks } from './cards.service.js';
export { PhotoGuestLists } from './photo-guest-lists.service.js';
export { TeasersService } from './teasers.service.js';
