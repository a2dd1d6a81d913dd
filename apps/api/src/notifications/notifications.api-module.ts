import { Module } from '@nestjs/common';
import { UnsubscribingModule } from '#notifications';
import { AuthApiModule } from '../auth/auth.api-module.js';
import { MailStopsController } from './mail-stops.controller.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Module({
  imports: [AuthApiModule, UnsubscribingModule],
  controllers: [UnsubscribeController, MailStopsController],
  exports: [UnsubscribingModule],
})
export class NotificationsApiModule {}
