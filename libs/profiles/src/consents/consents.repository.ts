import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { intimateInterests } from '#contracts';
import { appNow, type Tx } from '#database';
import { ConsentEntity } from './consent.entity.js';
import { ProfileEntity } from '../profile.entity.js';

export type GivenConsent = Readonly<Pick<ConsentEntity, 'kind' | 'givenAt'>>;

@Injectable()
export class ConsentsRepository {
  given(tx: Tx, memberId: string): Promise<GivenConsent[]> {
    return tx.repository(ConsentEntity).find({
      where: { memberId, withdrawnAt: IsNull() },
      select: { kind: true, givenAt: true },
      order: { kind: 'DESC' },
    });
  }

  async withdrawSexuality(tx: Tx, memberId: string): Promise<void> {
    await tx
      .repository(ProfileEntity)
      .update({ memberId, sexualityConsentAt: Not(IsNull()) }, { sexuality: null, sexualityConsentAt: null, updatedAt: appNow });
  }

  async withdrawIntimate(tx: Tx, memberId: string): Promise<void> {
    await tx.query(
      `update profiles.profile
          set interests = array(select i from unnest(interests) with ordinality as u (i, n) where i <> all ($2::text[]) order by n),
              intimate_consent_at = null, updated_at = public.app_now()
        where member_id = $1 and intimate_consent_at is not null`,
      [memberId, [...intimateInterests]],
    );
  }
}
