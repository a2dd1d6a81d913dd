import { Injectable } from '@nestjs/common';
import type { MemberId, NotificationCategory, NotificationChannel, NotificationFrequency } from '#contracts';
import type { Tx } from '#database';
import { PreferencesRepository } from './preferences.repository.js';
import { PreferencesService } from './preferences.service.js';
import { momentToRemind, momentToTell, quietEnd, type Reading } from './timing.policy.js';

/** When a member wants to be told of something of a category. */
@Injectable()
export class TimingService {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly readers: PreferencesRepository,
  ) {}

  async momentFor(
    tx: Tx,
    memberId: MemberId,
    category: NotificationCategory,
    channel: NotificationChannel,
  ): Promise<ReturnType<typeof momentToTell>> {
    return momentToTell(await this.readingOf(tx, memberId, category, channel));
  }

  async frequencyOf(
    tx: Tx,
    memberId: MemberId,
    category: NotificationCategory,
    channel: NotificationChannel,
  ): Promise<NotificationFrequency> {
    return (await this.preferences.of(tx, memberId)).preferences.frequencies[category][channel];
  }

  /** When a member who did not look at something is told of it with others. */
  async reminderFor(
    tx: Tx,
    memberId: MemberId,
    category: NotificationCategory,
    channel: NotificationChannel,
  ): Promise<ReturnType<typeof momentToRemind>> {
    return momentToRemind(await this.readingOf(tx, memberId, category, channel));
  }

  /** The zone of the member's town, and the time of the database, by which things become due. */
  timeOf(tx: Tx, memberId: MemberId): Promise<{ readonly zone: string; readonly now: Date }> {
    return this.readers.timeOf(tx, memberId);
  }

  /** When a member who has quiet hours now may be told again; undefined when they may be now. */
  async quietEnd(tx: Tx, memberId: MemberId): Promise<Date | undefined> {
    const { quiet_hours: quiet } = (await this.preferences.of(tx, memberId)).preferences;
    return quietEnd({ quiet, ...(await this.timeOf(tx, memberId)) });
  }

  private async readingOf(tx: Tx, memberId: MemberId, category: NotificationCategory, channel: NotificationChannel): Promise<Reading> {
    const { preferences } = await this.preferences.of(tx, memberId);
    const { zone, now } = await this.timeOf(tx, memberId);
    return { frequency: preferences.frequencies[category][channel], quiet: preferences.quiet_hours, zone, now };
  }
}
