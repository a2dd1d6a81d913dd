import { Injectable } from '@nestjs/common';
import type { Gender, MemberId } from '#contracts';
import { appNow, type Tx } from '#database';
import { ProfileEntity } from '../profile.entity.js';

/** `zone` is that of the member's town: a birthday begins there. */
export type ProfileFacts = { readonly birthDate: string; readonly gender: Gender; readonly zone: string };

@Injectable()
export class ProfileFactsRepository {
  async find(tx: Tx, memberId: MemberId): Promise<ProfileFacts | undefined> {
    const [row] = await tx.query<ProfileFacts>(factsSql, [memberId]);
    return row;
  }

  async lock(tx: Tx, memberId: MemberId): Promise<ProfileFacts | undefined> {
    const [row] = await tx.query<ProfileFacts>(`${factsSql} for no key update`, [memberId]);
    return row;
  }

  async setBirthDate(tx: Tx, memberId: MemberId, birthDate: string): Promise<void> {
    await tx.repository(ProfileEntity).update({ memberId }, { birthDate, updatedAt: appNow });
  }

  async setGender(tx: Tx, memberId: MemberId, gender: Gender): Promise<void> {
    await tx.repository(ProfileEntity).update({ memberId }, { gender, updatedAt: appNow });
  }
}

const factsSql = `select birth_date::text as "birthDate", gender, zone from profiles.profile where member_id = $1`;
