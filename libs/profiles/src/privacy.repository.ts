import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

@Injectable()
export class PrivacyRepository {
  async seesIntimate(tx: Tx, memberId: string): Promise<boolean> {
    const [row] = await tx.query<{ sees: boolean }>(`select sees_intimate as sees from profiles.profile where member_id = $1`, [memberId]);
    return row?.sees === true;
  }

  async setSeesIntimate(tx: Tx, memberId: string, on: boolean): Promise<void> {
    await tx.query(`update profiles.profile set sees_intimate = $2 where member_id = $1`, [memberId, on]);
  }
}
