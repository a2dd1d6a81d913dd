import { Injectable } from '@nestjs/common';
import {
  defaultFrequencies,
  notificationCategories,
  type MemberId,
  type NotificationCategory,
  type NotificationChannel,
  type NotificationFrequency,
  type NotificationPreferences,
  type NotificationPreferencesAnswer,
  type FrequencyBody,
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

  choose(memberId: MemberId, choice: FrequencyBody): Promise<NotificationPreferencesAnswer> {
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
    const frequencyOf = (category: NotificationCategory, channel: NotificationChannel): NotificationFrequency =>
      chosen.find((choice) => choice.category === category && choice.channel === channel)?.frequency ??
      defaultFrequencies[category][channel];
    const frequencies = notificationCategories.map((category) => [
      category,
      { email: frequencyOf(category, 'email'), push: frequencyOf(category, 'push') },
    ]);
    return {
      preferences: {
        frequencies: Object.fromEntries(frequencies) as NotificationPreferences['frequencies'],
        quiet_hours: await this.preferences.quietHours(tx, memberId),
      },
    };
  }
}
