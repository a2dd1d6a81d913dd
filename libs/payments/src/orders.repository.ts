import { Injectable } from '@nestjs/common';
import { LessThan, In, type FindOptionsWhere } from 'typeorm';
import type { MemberId } from '#contracts';
import { appNow, type Tx } from '#database';
import { OrderEntity } from './order.entity.js';

export type Order = Readonly<OrderEntity>;
export type NewOrder = Pick<
  OrderEntity,
  | 'id'
  | 'memberId'
  | 'idempotencyKey'
  | 'bodyHash'
  | 'siteId'
  | 'company'
  | 'locale'
  | 'country'
  | 'countryEvidence'
  | 'bundleId'
  | 'credits'
  | 'priceMinor'
  | 'discountMinor'
  | 'payableMinor'
  | 'currency'
  | 'vatBps'
  | 'vatMinor'
  | 'discountCode'
  | 'codeId'
  | 'method'
  | 'psp'
  | 'consentVersion'
  | 'refundDays'
>;
type OrderChange = Partial<Omit<OrderEntity, 'id' | 'memberId'>>;

@Injectable()
export class OrdersRepository {
  async insert(tx: Tx, order: NewOrder): Promise<void> {
    await tx.repository(OrderEntity).insert({ ...order, state: 'created', createdAt: appNow });
  }

  byKey(tx: Tx, memberId: MemberId, idempotencyKey: string): Promise<Order | null> {
    return tx.repository(OrderEntity).findOneBy({ memberId, idempotencyKey });
  }

  find(tx: Tx, id: string): Promise<Order | null> {
    return tx.repository(OrderEntity).findOneBy({ id });
  }

  findOwn(tx: Tx, memberId: MemberId, id: string): Promise<Order | null> {
    return tx.repository(OrderEntity).findOneBy({ id, memberId });
  }

  findByPayment(tx: Tx, psp: string, pspId: string): Promise<Order | null> {
    return tx.repository(OrderEntity).findOneBy({ psp, pspId });
  }

  /** Holds the order until the transaction ends: everything that happens to it happens one after the other. */
  lock(tx: Tx, id: string): Promise<Order | null> {
    return tx.repository(OrderEntity).findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  async change(tx: Tx, id: string, change: OrderChange): Promise<void> {
    await tx.repository(OrderEntity).update({ id }, change);
  }

  /** Says when the provider is asked next; null seconds: not any more. */
  async askIn(tx: Tx, id: string, seconds: number | null): Promise<void> {
    await tx.query(`update payments.orders set ask_at = public.app_now() + make_interval(secs => $2), asked = asked + 1 where id = $1`, [
      id,
      seconds,
    ]);
  }

  /** Newest first; one more than `limit`, so that the caller knows whether there are more. */
  listOf(tx: Tx, memberId: MemberId, before: Date | undefined, limit: number): Promise<Order[]> {
    const where: FindOptionsWhere<OrderEntity> = { memberId, ...(before ? { createdAt: LessThan(before) } : {}) };
    return tx.repository(OrderEntity).find({ where, order: { createdAt: 'DESC', id: 'DESC' }, take: limit + 1 });
  }

  /** The newest purchase that was paid and stands. */
  lastPaid(tx: Tx, memberId: MemberId): Promise<Order | null> {
    return tx.repository(OrderEntity).findOne({ where: { memberId, state: In(['paid', 'refunded']) }, order: { createdAt: 'DESC' } });
  }

  async dueToAsk(tx: Tx, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select id from payments.orders where ask_at <= public.app_now() order by ask_at limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether a purchase of the member still stands: paid, and not withdrawn from. */
  async hasStanding(tx: Tx, memberId: MemberId): Promise<boolean> {
    const [row] = await tx.query<{ stands: boolean }>(
      `select exists (
         select from payments.orders o where o.member_id = $1 and o.state = 'paid'
            and not exists (select from payments.refund r where r.order_id = o.id and r.cause = 'withdrawal' and r.state <> 'failed')) as stands`,
      [memberId],
    );
    return row?.stands === true;
  }

  /** What the member ordered since a moment and may still have to pay, less what went back. */
  async committedSince(tx: Tx, memberId: MemberId, currency: string, since: Date): Promise<number> {
    const [row] = await tx.query<{ minor: number }>(
      `select coalesce(sum(payable_minor - refunded_minor - charged_back_minor), 0)::bigint as minor from payments.orders
        where member_id = $1 and currency = $2 and created_at >= $3 and state in ('created', 'pending', 'paid', 'refunded')`,
      [memberId, currency, since],
    );
    return row?.minor ?? 0;
  }
}
