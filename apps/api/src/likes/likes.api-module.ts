import { Module } from '@nestjs/common';
import { AutoLikeController } from './auto-like.controller.js';
import { LikesController } from './likes.controller.js';
import { SwipesController } from './swipes.controller.js';
import { ViewsController } from './views.controller.js';

@Module({ controllers: [LikesController, AutoLikeController, SwipesController, ViewsController] })
export class LikesApiModule {}
