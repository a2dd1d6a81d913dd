import { Module } from '@nestjs/common';
import { UnsubscribingModule } from '#notifications';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Module({ imports: [UnsubscribingModule], controllers: [UnsubscribeController], exports: [UnsubscribingModule] })
export class NotificationsApiModule {}
