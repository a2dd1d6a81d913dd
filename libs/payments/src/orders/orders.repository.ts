import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import type { MemberId, Money } from '#contracts';
import { appNow, isOver, type Tx } from '#database';
import type { RecentOrders } from './order-limits.policy.js';
import { OrderEntity } from './order.entity.js';
import { contractEndsSql } from './contract-ends.js';
import { pauseBeforePoll } from './polling.policy.js';
import { BOOKS_ZONE } from '../calendar/index.js';

export type Order = Readonly<OrderEntity>;
export type NewOrder = Pick<
  OrderEntity,
  | 'id'
  | 'memberId'
  | 'idempotencyKey'
  | 'bodyHash'
  | 'siteId'
  | 'returnOrigin'
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
  | 'consent'
  | 'termsVersion'
  | 'refundDays'
>;
/** What finance paid back of an order, beside the provider. */
export const paidElsewhereSql = `(select coalesce(sum(r.amount_minor), 0) from payments.refund r
  where r.order_id = orders.id and r.cause in (${contractEndsSql}) and r.state = 'done' and r.psp_refund_id is null)`;

/** A purchase as it makes premium: it is paid, or its first credits came and a debit is to collect the money. */
const standsSql = `(o.state = 'paid' or o.state = 'pending' and o.method = 'directdebit')`;

type OrderChange = Partial<Omit<OrderEntity, 'id' | 'memberId'>>;

/** Money of orders that count from a day of the books on. */
export interface Committed extends Money {
  readonly day: string;
}

@Injectable()
export class OrdersRepository {
  async insert(tx: Tx, order: NewOrder): Promise<void> {
    await tx.repository(OrderEntity).insert({ ...order, state: 'created', createdAt: appNow });
    await this.schedulePoll(tx, order.id, pauseBeforePoll('created', 0), 0);
  }

  byKey(tx: Tx, memberId: MemberId, idempotencyKey: string): Promise<Order | null> {
    return tx.repository(OrderEntity).findOneBy({ memberId, idempotencyKey });
  }

  /** The order of a payment that we know. */
  byPayment(tx: Tx, psp: string, pspId: string): Promise<Order | null> {
    return tx.repository(OrderEntity).findOneBy({ psp, pspId });
  }

  find(tx: Tx, id: string): Promise<Order | null> {
    return tx.repository(OrderEntity).findOneBy({ id });
  }

  /** By the clock of the database, which also says when it was made. */
  async findWithAge(tx: Tx, id: string): Promise<(Order & { readonly ageSeconds: number }) | null> {
    const order = await this.find(tx, id);
    const [row] = await tx.query<{ age: number }>(`select extract(epoch from public.app_now() - $1::timestamptz)::float8 as age`, [
      order?.createdAt ?? null,
    ]);
    return order && { ...order, ageSeconds: row?.age ?? 0 };
  }

  findOwn(tx: Tx, memberId: MemberId, id: string): Promise<Order | null> {
    return tx.repository(OrderEntity).findOneBy({ id, memberId });
  }

  /** Orders that were paid more than an hour ago and have no invoice. */
  async withoutPaper(tx: Tx, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select o.id from payments.orders o
        where o.paid_at < public.app_now() - interval '1 hour'
          and not exists (select from payments.invoice i where i.kind = 'invoice' and i.ref = o.id)
        order by o.paid_at limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Holds the order until the transaction ends: everything that happens to it happens one after the other. */
  lock(tx: Tx, id: string): Promise<Order | null> {
    return tx.repository(OrderEntity).findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  async change(tx: Tx, id: string, change: OrderChange): Promise<void> {
    await tx.repository(OrderEntity).update({ id }, change);
  }

  /** Says when the provider is asked next, and how often it was; null seconds: not any more. */
  async schedulePoll(tx: Tx, id: string, seconds: number | null, asked: number): Promise<void> {
    await tx.query(`update payments.orders set ask_at = public.app_now() + make_interval(secs => $2), asked = $3 where id = $1`, [
      id,
      seconds,
      asked,
    ]);
  }

  /** Newest first, after another order of the member; one more than `limit`, so that the caller knows whether there are more. */
  async listOf(tx: Tx, memberId: MemberId, after: string | undefined, limit: number): Promise<Order[]> {
    const last = after === undefined ? null : await this.findOwn(tx, memberId, after);
    const list = tx.repository(OrderEntity).createQueryBuilder('o').where('o.memberId = :memberId', { memberId });
    if (last) list.andWhere('(o.createdAt, o.id) < (:at, :id)', { at: last.createdAt, id: last.id });
    return list
      .orderBy('o.createdAt', 'DESC')
      .addOrderBy('o.id', 'DESC')
      .limit(limit + 1)
      .getMany();
  }

  /** The newest purchase that was paid and stands. */
  lastPaid(tx: Tx, memberId: MemberId): Promise<Order | null> {
    return tx.repository(OrderEntity).findOne({ where: { memberId, state: In(['paid', 'refunded']) }, order: { createdAt: 'DESC' } });
  }

  /** The country in which the newest purchase was taxed that was ever paid. */
  async lastTaxedIn(tx: Tx, memberId: MemberId): Promise<string | null> {
    const order = await tx.repository(OrderEntity).findOne({ where: { memberId, paidAt: Not(IsNull()) }, order: { paidAt: 'DESC' } });
    return order?.country ?? null;
  }

  /** Those that wait for their money, the newest first. */
  openOf(tx: Tx, memberId: MemberId, limit: number): Promise<Order[]> {
    return tx
      .repository(OrderEntity)
      .find({ where: { memberId, state: In(['created', 'pending']) }, order: { createdAt: 'DESC', id: 'DESC' }, take: limit });
  }

  /** Whether an order of the member waits for a transfer that they make by themselves. */
  awaitsTransfer(tx: Tx, memberId: MemberId): Promise<boolean> {
    return tx.repository(OrderEntity).existsBy({ memberId, method: 'banktransfer', state: In(['created', 'pending']) });
  }

  dueForPoll(tx: Tx, limit: number): Promise<Order[]> {
    return tx.repository(OrderEntity).find({ where: { askAt: isOver() }, order: { askAt: 'ASC' }, take: limit });
  }

  /** Whether a purchase of the member still stands: paid or to be collected, and not withdrawn from. One that was made in another product always does. */
  async hasStanding(tx: Tx, memberId: MemberId): Promise<boolean> {
    const [row] = await tx.query<{ stands: boolean }>(
      `select exists (
         select from payments.orders o where o.member_id = $1 and ${standsSql}
            and not exists (select from payments.refund r where r.order_id = o.id and r.cause in (${contractEndsSql})))
           or exists (select from payments.brought_premium where member_id = $1) as stands`,
      [memberId],
    );
    return row?.stands === true;
  }

  /** The same, leaving one order out of account. */
  async hasOtherStanding(tx: Tx, { id, memberId }: Pick<Order, 'id' | 'memberId'>): Promise<boolean> {
    const [row] = await tx.query<{ stands: boolean }>(
      `select exists (
         select from payments.orders o where o.member_id = $1 and o.id <> $2 and ${standsSql}
            and not exists (select from payments.refund r where r.order_id = o.id and r.cause in (${contractEndsSql})))
           or exists (select from payments.brought_premium where member_id = $1) as stands`,
      [memberId, id],
    );
    return row?.stands === true;
  }

  /** The caller holds the member's wallet: orders at the same moment are counted one after the other. `hourly` of them fit into an hour. */
  async recentOf(tx: Tx, memberId: MemberId, hourly: number): Promise<RecentOrders> {
    const [row] = await tx.query<RecentOrders>(
      `select coalesce(bool_or(blocks_buying), false) as "isBlocked", count(*) filter (where state in ('created', 'pending'))::int as open,
              (select created_at + interval '1 hour' from payments.orders
                where member_id = $1 and created_at > public.app_now() - interval '1 hour'
                order by created_at desc offset $2 - 1 limit 1) as "freeAt"
         from payments.orders where member_id = $1`,
      [memberId, hourly],
    );
    return row ?? { isBlocked: false, open: 0, freeAt: null };
  }

  /** Orders whose withdrawal period runs, by the day of the member's zone, the newest first. One that waits for a transfer or a debit is among them. */
  async withdrawableOf(tx: Tx, memberId: MemberId, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select o.id from payments.orders o left join profiles.profile p on p.member_id = o.member_id
        where o.member_id = $1
          and (o.state = 'paid' and o.withdraw_until >= (public.app_now() at time zone coalesce(p.zone, 'UTC'))::date
            or o.method in ('banktransfer', 'directdebit') and o.state in ('created', 'pending'))
          and not exists (select from payments.refund r where r.order_id = o.id and r.cause in (${contractEndsSql}))
        order by o.created_at desc, o.id desc limit $2`,
      [memberId, limit],
    );
    return rows.map(({ id }) => id);
  }

  async hasWithdrawable(tx: Tx, memberId: MemberId): Promise<boolean> {
    return (await this.withdrawableOf(tx, memberId, 1)).length > 0;
  }

  /**
   * What the member paid since a moment, less what went back, and what they may be paying now. A transfer that nobody has made costs nothing; it
   * counts from the day on which its money arrives.
   */
  committedSince(tx: Tx, memberId: MemberId, since: Date): Promise<Committed[]> {
    const counted = `case when method = 'banktransfer' then paid_at else created_at end`;
    return tx.query<Committed>(
      `select to_char((${counted}) at time zone $3, 'YYYY-MM-DD') as day, currency,
              sum(payable_minor - refunded_minor - charged_back_minor - ${paidElsewhereSql})::bigint as minor
         from payments.orders
        where member_id = $1 and state in ('created', 'pending', 'paid', 'refunded')
          and (paid_at is not null or method <> 'banktransfer')
          and ${counted} >= $2
        group by 1, 2`,
      [memberId, since, BOOKS_ZONE],
    );
  }
}
