import { Module } from '@nestjs/common';
import { PreferencesModule } from '#notifications';
import { AuthApiModule } from '../auth/auth.api-module.js';
import { MailStopsController } from './mail-stops.controller.js';
import { PreferencesController } from './preferences.controller.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Module({
  imports: [AuthApiModule, PreferencesModule],
  controllers: [UnsubscribeController, MailStopsController, PreferencesController],
  exports: [PreferencesModule],
})
export class NotificationsApiModule {}
