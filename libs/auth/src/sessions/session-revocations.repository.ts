import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import type { MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { SessionRevocationEntity } from './session-revocation.entity.js';

/** Asked for again and again for so long, because what was written earlier may be committed later: no transaction here takes as much. */
const OVERLAP = '30 seconds';
const RETENTION = '1 hour';

@Injectable()
export class SessionRevocationsRepository {
  constructor(private readonly transactions: Transactions) {}

  async recent(): Promise<MemberId[]> {
    const rows = await this.transactions.single<{ member_id: MemberId }>(
      `select distinct member_id from auth.session_revocation where at > clock_timestamp() - interval '${OVERLAP}'`,
      [],
    );
    return rows.map(({ member_id }) => member_id);
  }

  async forgetOld(tx: Tx): Promise<void> {
    await tx.repository(SessionRevocationEntity).delete({ at: Raw((at) => `${at} < clock_timestamp() - interval '${RETENTION}'`) });
  }
}
