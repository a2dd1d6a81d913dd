export { GiftCatalogue, pictureOf } from './gift-catalogue.service.js';
export { GiftEditing, type GiftWish, type KnownGift } from './gift-editing.service.js';
export { GiftEntity } from './gift.entity.js';
export { stateOf } from './gifts.policy.js';
export { GiftsRepository } from './gifts.repository.js';
export { IcebreakerListEntity } from './icebreaker-list.entity.js';
export { IcebreakersRepository } from './icebreakers.repository.js';
export { IcebreakersService } from './icebreakers.service.js';
export { readText } from './read-text.sql.js';
