import { Injectable } from '@nestjs/common';
import type { FrequencyBody, MemberId, QuietHours } from '#contracts';
import type { Tx } from '#database';
import { PreferenceEntity } from './preference.entity.js';
import { QuietHoursEntity } from './quiet-hours.entity.js';

@Injectable()
export class PreferencesRepository {
  chosen(tx: Tx, memberId: MemberId): Promise<PreferenceEntity[]> {
    return tx.repository(PreferenceEntity).findBy({ memberId });
  }

  async choose(tx: Tx, memberId: MemberId, choice: FrequencyBody): Promise<void> {
    await tx.repository(PreferenceEntity).upsert({ memberId, ...choice }, ['memberId', 'category', 'channel']);
  }

  async quietHours(tx: Tx, memberId: MemberId): Promise<QuietHours | null> {
    const hours = await tx.repository(QuietHoursEntity).findOneBy({ memberId });
    // Postgres writes seconds too.
    return hours && { from: hours.from.slice(0, 5), until: hours.until.slice(0, 5) };
  }

  async setQuietHours(tx: Tx, memberId: MemberId, hours: QuietHours | null): Promise<void> {
    if (hours) await tx.repository(QuietHoursEntity).upsert({ memberId, ...hours }, ['memberId']);
    else await tx.repository(QuietHoursEntity).delete({ memberId });
  }

  /** The zone of the member's town, and the time of the database, by which things become due. */
  async timeOf(tx: Tx, memberId: MemberId): Promise<{ readonly zone: string; readonly now: Date }> {
    const [row] = await tx.query<{ zone: string; now: Date }>(
      `select coalesce((select zone from profiles.profile where member_id = $1), 'UTC') as zone, public.app_now() as now`,
      [memberId],
    );
    if (!row) throw new Error('there is no time');
    return row;
  }
}
