import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ProfileEntity } from '../profile.entity.js';

@Injectable()
export class PrivacyRepository {
  async seesIntimate(tx: Tx, memberId: string): Promise<boolean> {
    const profile = await tx.repository(ProfileEntity).findOne({ where: { memberId }, select: { seesIntimate: true } });
    return profile?.seesIntimate === true;
  }

  async isShownToVisitors(tx: Tx, memberId: string): Promise<boolean> {
    const profile = await tx.repository(ProfileEntity).findOne({ where: { memberId }, select: { shownToVisitors: true } });
    return profile?.shownToVisitors === true;
  }

  async setShownToVisitors(tx: Tx, memberId: string, on: boolean): Promise<void> {
    await tx.repository(ProfileEntity).update({ memberId }, { shownToVisitors: on });
  }

  async setSeesIntimate(tx: Tx, memberId: string, on: boolean): Promise<void> {
    await tx.repository(ProfileEntity).update({ memberId }, { seesIntimate: on });
  }
}
