import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LikeListsService } from './like-lists.service.js';
import { LikesData } from './likes.data.js';
import { LikesRepository } from './likes.repository.js';
import { LikesService } from './likes.service.js';
import { PartedLikes } from './parted-likes.js';
import { SwipesRepository } from './swipes.repository.js';
import { SwipesService } from './swipes.service.js';
import { ViewsRepository } from './views.repository.js';
import { ViewsService } from './views.service.js';
import { likesEntities } from './likes.entities.js';

const services = [LikesService, LikeListsService, SwipesService, ViewsService];

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(likesEntities)],
  providers: [...services, LikesRepository, SwipesRepository, ViewsRepository, PartedLikes, LikesData],
  exports: services,
})
export class LikesModule {}
