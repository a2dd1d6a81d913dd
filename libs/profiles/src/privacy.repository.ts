import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

@Injectable()
export class PrivacyRepository {
  async seesIntimate(tx: Tx, memberId: string): Promise<boolean> {
    const [row] = await tx.query<{ sees: boolean }>(`select sees_intimate as sees from profiles.profile where member_id = $1`, [memberId]);
    return row?.sees === true;
  }

  async isShownToVisitors(tx: Tx, memberId: string): Promise<boolean> {
    const [row] = await tx.query<{ shown: boolean }>(`select shown_to_visitors as shown from profiles.profile where member_id = $1`, [
      memberId,
    ]);
    return row?.shown === true;
  }

  async setShownToVisitors(tx: Tx, memberId: string, on: boolean): Promise<void> {
    await tx.query(`update profiles.profile set shown_to_visitors = $2 where member_id = $1`, [memberId, on]);
  }

  async setSeesIntimate(tx: Tx, memberId: string, on: boolean): Promise<void> {
    await tx.query(`update profiles.profile set sees_intimate = $2 where member_id = $1`, [memberId, on]);
  }
}
