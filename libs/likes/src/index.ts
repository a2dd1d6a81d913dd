export { LikesModule } from './likes.module.js';
export { LikesService } from './likes.service.js';
export { LikeListsService } from './like-lists.service.js';
export { SwipesService } from './swipes.service.js';
export { ViewsService } from './views.service.js';
export * as likeEvents from './likes.events.js';
