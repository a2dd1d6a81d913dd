import { Global, Module } from '@nestjs/common';
import { LikeListsService } from './like-lists.service.js';
import { LikesRepository } from './likes.repository.js';
import { LikesService } from './likes.service.js';

@Global()
@Module({ providers: [LikesService, LikeListsService, LikesRepository], exports: [LikesService, LikeListsService] })
export class LikesModule {}
