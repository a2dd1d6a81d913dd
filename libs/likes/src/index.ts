export { LikesModule } from './likes.module.js';
export { LikesService } from './likes.service.js';
export { LikeListsService } from './like-lists.service.js';
