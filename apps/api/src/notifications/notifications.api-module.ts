import { Module } from '@nestjs/common';
import { MailEventsModule, PreferencesModule, PushSubscriptionsModule } from '#notifications';
import { AuthApiModule } from '../auth/auth.api-module.js';
import { MailEventsController } from './mail-events.controller.js';
import { MailStopsController } from './mail-stops.controller.js';
import { PreferencesController } from './preferences.controller.js';
import { PushSubscriptionController } from './push-subscription.controller.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Module({
  imports: [AuthApiModule, MailEventsModule, PreferencesModule, PushSubscriptionsModule],
  controllers: [UnsubscribeController, MailEventsController, MailStopsController, PreferencesController, PushSubscriptionController],
  exports: [PreferencesModule],
})
export class NotificationsApiModule {}
