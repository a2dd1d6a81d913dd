import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { DebitState, MemberId } from '#contracts';
import { appNow, type Tx } from '#database';
import { BOOKS_ZONE } from '../calendar/index.js';
import { DebitEntity } from './debit.entity.js';
import { debitLimits, type CountedDebit } from './debit-limits.policy.js';

export type Debit = Readonly<DebitEntity>;
export type NewDebitRow = Omit<DebitEntity, 'state' | 'reason' | 'createdAt' | 'sentAt' | 'endedAt'>;

const hasCome = `d.collect_on <= (public.app_now() at time zone '${BOOKS_ZONE}')::date`;

@Injectable()
export class DebitsRepository {
  async insert(tx: Tx, debit: NewDebitRow): Promise<void> {
    await tx.repository(DebitEntity).insert({ ...debit, state: 'announced', createdAt: appNow });
  }

  /** Of an order; its row is locked by whoever decides by the answer. */
  of(tx: Tx, orderId: string): Promise<Debit | null> {
    return tx.repository(DebitEntity).findOneBy({ orderId });
  }

  ofOrders(tx: Tx, orderIds: readonly string[]): Promise<Debit[]> {
    return tx.repository(DebitEntity).find({ where: { orderId: In([...orderIds]) } });
  }

  /** When the provider was asked, by the clock of the database: how many seconds ago; null: it was not. */
  async sentSecondsAgo(tx: Tx, orderId: string): Promise<number | null> {
    const [row] = await tx.query<{ seconds: number | null }>(
      `select extract(epoch from public.app_now() - sent_at)::float8 as seconds from payments.debit where order_id = $1`,
      [orderId],
    );
    return row?.seconds ?? null;
  }

  async send(tx: Tx, orderId: string): Promise<void> {
    await tx.repository(DebitEntity).update({ orderId }, { state: 'sent', sentAt: appNow });
  }

  async move(tx: Tx, orderId: string, state: DebitState, reason: string | null = null): Promise<void> {
    await tx.repository(DebitEntity).update({ orderId }, { state, reason, endedAt: appNow });
  }

  /** Those of a member that count for the limits. */
  counted(tx: Tx, memberId: MemberId): Promise<CountedDebit[]> {
    return tx.query<CountedDebit>(
      `select state, amount_minor as "amountMinor", to_char(collect_on, 'YYYY-MM-DD') as "collectOn", created_at as "createdAt"
         from payments.debit
        where member_id = $1
          and (state in ('announced', 'sent') or state = 'paid' and created_at > public.app_now() - make_interval(days => $2))`,
      [memberId, debitLimits.days],
    );
  }

  /** Debits of a member that a bank gave back. */
  returnedOf(tx: Tx, memberId: string): Promise<Debit[]> {
    return tx.repository(DebitEntity).findBy({ memberId: memberId as MemberId, state: 'returned' });
  }

  announcedOf(tx: Tx, by: { readonly mandateId: string } | { readonly memberId: string }): Promise<Debit[]> {
    const where = 'mandateId' in by ? by : { memberId: by.memberId as MemberId };
    return tx.repository(DebitEntity).find({ where: { ...where, state: 'announced' }, order: { orderId: 'ASC' } });
  }

  /** Whether the day has come on which it is collected. */
  async isDue(tx: Tx, orderId: string): Promise<boolean> {
    const rows = await tx.query(`select from payments.debit d where d.order_id = $1 and ${hasCome}`, [orderId]);
    return rows.length === 1;
  }

  /**
   * Debits with something to do, after one of them: announced ones whose day has come, or whose mandate was revoked; and those of which the provider's
   * answer is not known.
   */
  async due(tx: Tx, after: string, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select d.order_id as id from payments.debit d join payments.orders o on o.id = d.order_id
        where d.order_id > $1
          and (d.state = 'announced' and (${hasCome}
                 or exists (select from payments.mandate m where m.id = d.mandate_id and m.revoked_at is not null))
            or d.state = 'sent' and o.psp_id is null)
        order by d.order_id limit $2`,
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }
}
