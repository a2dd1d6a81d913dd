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
}
