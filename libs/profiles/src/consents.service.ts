import { Injectable } from '@nestjs/common';
import { intimateInterests, type ConsentKind } from '#contracts';
import type { Tx } from '#database';

export type GivenConsent = { readonly kind: ConsentKind; readonly givenAt: Date };

/** The consents for special-category data. Each is kept with the version of its words and its time, by a trigger on the profile. */
@Injectable()
export class ConsentsService {
  given(tx: Tx, memberId: string): Promise<GivenConsent[]> {
    return tx.query<GivenConsent>(
      `select kind, given_at as "givenAt" from profiles.consent where member_id = $1 and withdrawn_at is null order by kind desc`,
      [memberId],
    );
  }

  /** Takes a consent back and removes at once what rested on it. A repeat changes nothing. */
  async withdraw(tx: Tx, memberId: string, kind: ConsentKind): Promise<void> {
    if (kind === 'sexuality') {
      await tx.query(
        `update profiles.profile set sexuality = null, sexuality_consent_at = null, updated_at = public.app_now()
          where member_id = $1 and sexuality_consent_at is not null`,
        [memberId],
      );
      return;
    }
    await tx.query(
      `update profiles.profile
          set interests = array(select i from unnest(interests) with ordinality as u (i, n) where i <> all ($2::text[]) order by n),
              intimate_consent_at = null, updated_at = public.app_now()
        where member_id = $1 and intimate_consent_at is not null`,
      [memberId, [...intimateInterests]],
    );
  }
}
