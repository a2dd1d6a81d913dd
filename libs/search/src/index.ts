export { SearchModule } from './search.module.js';
export { SearchService, findMembersSql } from './search.service.js';
export { SwipeDeckService } from './swipe-deck.service.js';
