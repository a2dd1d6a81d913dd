import { Injectable } from '@nestjs/common';
import {
  defaultPaces,
  notificationCategories,
  type MemberId,
  type NotificationCategory,
  type NotificationChannel,
  type NotificationPace,
  type NotificationPreferences,
  type NotificationPreferencesAnswer,
  type PaceBody,
  type QuietHours,
} from '#contracts';
import { Transactions, type Tx } from '#database';
import { PreferencesRepository } from './preferences.repository.js';

/** What a member wants to be told of, how soon, and when they want to be left alone. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly preferences: PreferencesRepository,
  ) {}

  read(memberId: MemberId): Promise<NotificationPreferencesAnswer> {
    return this.transactions.read((tx) => this.of(tx, memberId));
  }

  choose(memberId: MemberId, choice: PaceBody): Promise<NotificationPreferencesAnswer> {
    return this.transactions.run(async (tx) => {
      await this.preferences.choose(tx, memberId, choice);
      return this.of(tx, memberId);
    });
  }

  setQuietHours(memberId: MemberId, hours: QuietHours | null): Promise<NotificationPreferencesAnswer> {
    return this.transactions.run(async (tx) => {
      await this.preferences.setQuietHours(tx, memberId, hours);
      return this.of(tx, memberId);
    });
  }

  async of(tx: Tx, memberId: MemberId): Promise<NotificationPreferencesAnswer> {
    const chosen = await this.preferences.chosen(tx, memberId);
    const paceOf = (category: NotificationCategory, channel: NotificationChannel): NotificationPace =>
      chosen.find((choice) => choice.category === category && choice.channel === channel)?.pace ?? defaultPaces[category][channel];
    const paces = notificationCategories.map((category) => [
      category,
      { email: paceOf(category, 'email'), push: paceOf(category, 'push') },
    ]);
    return {
      preferences: {
        paces: Object.fromEntries(paces) as NotificationPreferences['paces'],
        quiet_hours: await this.preferences.quietHours(tx, memberId),
      },
    };
  }
}
