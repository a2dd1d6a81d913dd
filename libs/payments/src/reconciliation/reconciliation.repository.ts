import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Tx } from '#database';
import type { Issue } from '../issues/index.js';
import { OrderEntity, type Order } from '../orders/index.js';

@Injectable()
export class ReconciliationRepository {
  /** The time of the database, and a time so many hours before it. */
  async window(tx: Tx, hours: number): Promise<{ readonly now: Date; readonly since: Date }> {
    const [row] = await tx.query<{ now: Date; since: Date }>(
      `select public.app_now() as now, public.app_now() - make_interval(hours => $1) as since`,
      [hours],
    );
    if (!row) throw new Error('the database does not tell the time');
    return row;
  }

  byIds(tx: Tx, ids: readonly string[]): Promise<Order[]> {
    return tx.repository(OrderEntity).find({ where: { id: In([...ids]) } });
  }

  /** Orders with a payment, made in a time, in the order of their ids after one of them. */
  async paymentsBetween(tx: Tx, since: Date, until: Date, after: string, limit: number): Promise<Pick<Order, 'id' | 'pspId'>[]> {
    return tx.query(
      `select id, psp_id as "pspId" from payments.orders
        where created_at >= $1 and created_at < $2 and psp_id is not null and id > $3 order by id limit $4`,
      [since, until, after, limit],
    );
  }

  /**
   * Orders whose money is not at rest, in the order of their ids after one of them: those that wait for it and were made before a moment, those
   * of which a refund is under way, and those that a bank took back within the time in which it may think better of it.
   */
  async openBefore(tx: Tx, before: Date, after: string, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select o.id from payments.orders o
        where o.id > $2
          and (o.state in ('created', 'pending') and o.created_at < $1
            or o.state = 'charged_back' and o.created_at > public.app_now() - interval '13 months'
            or exists (select from payments.refund r where r.order_id = o.id and r.state in ('requested', 'sent')))
        order by o.id limit $3`,
      [before, after, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Payments about which the provider called since a moment: somebody looks at them already. */
  async calledSince(tx: Tx, pspRefs: readonly string[], since: Date): Promise<Set<string>> {
    const rows = await tx.query<{ ref: string }>(
      `select distinct psp_ref as ref from payments.psp_event where psp_ref = any($1) and received_at >= $2`,
      [pspRefs, since],
    );
    return new Set(rows.map(({ ref }) => ref));
  }

  /** What the books say otherwise than the orders made since a moment. */
  faultsSince(tx: Tx, since: Date): Promise<Issue[]> {
    return tx.query<Issue>(`select kind, subject, order_id as "orderId", details from payments.order_faults($1)`, [since]);
  }

  /** Wallets whose balance is not the sum of their entries. */
  walletFaults(tx: Tx): Promise<Issue[]> {
    return tx.query<Issue>(`select kind, subject, null as "orderId", details from payments.wallet_faults()`);
  }
}
