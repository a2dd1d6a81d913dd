import { Module } from '@nestjs/common';
import { LikesController } from './likes.controller.js';

@Module({ controllers: [LikesController] })
export class LikesApiModule {}
