import { Module } from '@nestjs/common';
import { ForgetViewsHandler } from './forget-views.handler.js';

@Module({ providers: [ForgetViewsHandler] })
export class LikesHandlersModule {}
