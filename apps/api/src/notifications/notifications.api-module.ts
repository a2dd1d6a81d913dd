import { Module } from '@nestjs/common';
import { PushSubscriptionsModule, UnsubscribingModule } from '#notifications';
import { AuthApiModule } from '../auth/auth.api-module.js';
import { MailStopsController } from './mail-stops.controller.js';
import { PushSubscriptionController } from './push-subscription.controller.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Module({
  imports: [AuthApiModule, PushSubscriptionsModule, UnsubscribingModule],
  controllers: [UnsubscribeController, MailStopsController, PushSubscriptionController],
  exports: [UnsubscribingModule],
})
export class NotificationsApiModule {}
