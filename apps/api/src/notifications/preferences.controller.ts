import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import {
  notificationPreferencesAnswer,
  frequencyBody,
  quietHoursBody,
  type NotificationPreferencesAnswer,
  type FrequencyBody,
  type QuietHoursBody,
} from '#contracts';
import { PreferencesService } from '#notifications';
import { Me } from '../auth/me.decorator.js';

@Controller('api/notification-preferences')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: notificationPreferencesAnswer })
  read(@Me() me: SessionMember): Promise<NotificationPreferencesAnswer> {
    return this.preferences.read(me.id);
  }

  /** One choice at a time; it holds at once. */
  @Put()
  @ApiResponse({ status: 200, standardSchema: notificationPreferencesAnswer })
  choose(@Me() me: SessionMember, @Body({ schema: frequencyBody }) body: FrequencyBody): Promise<NotificationPreferencesAnswer> {
    return this.preferences.choose(me.id, body);
  }

  @Put('quiet-hours')
  @ApiResponse({ status: 200, standardSchema: notificationPreferencesAnswer })
  setQuietHours(
    @Me() me: SessionMember,
    @Body({ schema: quietHoursBody }) { quiet_hours: hours }: QuietHoursBody,
  ): Promise<NotificationPreferencesAnswer> {
    return this.preferences.setQuietHours(me.id, hours);
  }
}
