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

  /** Counts a call about a payment that no order has; answers how many there were in this minute. */
  async countUnknown(tx: Tx): Promise<number> {
    const [row] = await tx.query<{ calls: number }>(
      `insert into payments.unknown_call as u (minute, calls) values (date_trunc('minute', public.app_now()), 1)
       on conflict (minute) do update set calls = u.calls + 1 returning calls`,
    );
    return row?.calls ?? 0;
  }

  /** How many there were within an hour. */
  async unknownLately(tx: Tx): Promise<number> {
    const [row] = await tx.query<{ calls: number }>(
      `select coalesce(sum(calls), 0)::int as calls from payments.unknown_call where minute > public.app_now() - interval '1 hour'`,
    );
    return row?.calls ?? 0;
  }

  /** Forgets the counts of long ago. */
  async forgetUnknown(tx: Tx): Promise<void> {
    await tx.query(`delete from payments.unknown_call where minute < public.app_now() - interval '30 days'`);
  }

  /** Calls about a payment, and whoever says that all are seen to, come one after the other. */
  async lock(tx: Tx, pspRef: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`payment ${pspRef}`]);
  }
}
