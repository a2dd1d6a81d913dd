import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import { PspEventEntity } from './psp-event.entity.js';

@Injectable()
export class ProviderCallsRepository {
  async insert(tx: Tx, psp: string, pspRef: string, raw: Buffer): Promise<void> {
    await tx.repository(PspEventEntity).insert({ psp, pspRef, raw, receivedAt: appNow });
  }

  /** The newest call about a payment; 0 when there was none. */
  async newest(tx: Tx, pspRef: string): Promise<number> {
    const [row] = await tx.query<{ id: number }>(`select coalesce(max(id), 0)::bigint as id from payments.psp_event where psp_ref = $1`, [
      pspRef,
    ]);
    return row?.id ?? 0;
  }

  /** Calls about a payment, and whoever says that all are seen to, come one after the other. */
  async lock(tx: Tx, pspRef: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`payment ${pspRef}`]);
  }
}
