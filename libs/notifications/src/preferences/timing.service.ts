import { Injectable } from '@nestjs/common';
import type { MemberId, NotificationCategory, NotificationChannel, NotificationFrequency } from '#contracts';
import type { Tx } from '#database';
import { PreferencesService } from './preferences.service.js';
import { momentToRemind, momentToTell, quietEnd, type Reading } from './timing.policy.js';
import { PendingRepository, type Pending } from '../summaries/pending.repository.js';

/** When a member wants to be told of something of a category. */
@Injectable()
export class TimingService {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly pending: PendingRepository,
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

  /** Keeps something for the summary in which its reader wants it. */
  async wait(tx: Tx, thing: Omit<Pending, 'due'>): Promise<void> {
    const due = momentToRemind(await this.readingOf(tx, thing.memberId, thing.category, thing.channel));
    if (due !== 'never') await this.pending.add(tx, { ...thing, due });
  }

  /** When a member who has quiet hours now may be told again; undefined when they may be now. */
  async quietEnd(tx: Tx, memberId: MemberId): Promise<Date | undefined> {
    const { quiet_hours: quiet } = (await this.preferences.of(tx, memberId)).preferences;
    return quietEnd({ quiet, ...(await this.pending.timeOf(tx, memberId)) });
  }

  private async readingOf(tx: Tx, memberId: MemberId, category: NotificationCategory, channel: NotificationChannel): Promise<Reading> {
    const { preferences } = await this.preferences.of(tx, memberId);
    const { zone, now } = await this.pending.timeOf(tx, memberId);
    return { frequency: preferences.frequencies[category][channel], quiet: preferences.quiet_hours, zone, now };
  }
}
