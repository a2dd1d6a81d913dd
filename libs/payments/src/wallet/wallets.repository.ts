import { Injectable } from '@nestjs/common';
import type { MemberId, Money } from '#contracts';
import type { Tx } from '#database';
import type { CreditReason } from '../books/index.js';
import { WalletEntity } from './wallet.entity.js';

export interface BoughtCredits {
  readonly orderId: string;
  readonly credits: number;
  /** Paid for all credits of the order. */
  readonly priceMinor: number;
  /** How many those are. */
  readonly ofCredits: number;
  readonly currency: string;
}

export type Gift = { readonly memberId: string; readonly credits: number; readonly ref: string };

interface LockedCredits {
  /** Taken back, and not given again. */
  readonly taken: number;
  readonly unused: number;
  /** False once the account is erased. */
  readonly hasWallet: boolean;
}

@Injectable()
export class WalletsRepository {
  async insert(tx: Tx, memberId: MemberId): Promise<void> {
    await tx.repository(WalletEntity).insert({ memberId });
  }

  async balance(tx: Tx, memberId: string): Promise<number> {
    const [row] = await tx.query<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [memberId]);
    return row?.balance ?? 0;
  }

  /** The balance after; a reason and a `ref` give once. */
  async credit(tx: Tx, memberId: string, credits: number, reason: CreditReason, ref: string): Promise<number> {
    const [row] = await tx.query<{ balance: number }>(`select payments.credit($1, $2, $3, $4) as balance`, [
      memberId,
      credits,
      reason,
      ref,
    ]);
    return row?.balance ?? 0;
  }

  /** The same for many members, whose wallets are locked in the order of their ids. */
  async creditAll(tx: Tx, gifts: readonly Gift[], reason: CreditReason): Promise<void> {
    await tx.query(
      `select payments.credit(g.member_id, g.credits, $4, g.ref)
         from (select * from unnest($1::uuid[], $2::int[], $3::uuid[]) as u (member_id, credits, ref) order by u.member_id) g`,
      [gifts.map(({ memberId }) => memberId), gifts.map(({ credits }) => credits), gifts.map(({ ref }) => ref), reason],
    );
  }

  /** False when there are too few. The caller holds whatever lock makes the `ref` happen once. */
  async debit(tx: Tx, memberId: string, credits: number, reason: CreditReason, ref: string): Promise<boolean> {
    const [row] = await tx.query<{ balance: number | null }>(`select payments.debit($1, $2, $3, $4) as balance`, [
      memberId,
      credits,
      reason,
      ref,
    ]);
    return row?.balance != null;
  }

  /** Gives bought credits, once per `ref`. False when the member has no wallet any more. */
  async grant(
    tx: Tx,
    memberId: string,
    ref: string,
    { orderId, credits, priceMinor, ofCredits, currency }: BoughtCredits,
  ): Promise<boolean> {
    const [row] = await tx.query<{ balance: number | null }>(
      `select payments.grant_credits($1, $2, 'purchase', $3, $4, $5, $6, $7) as balance`,
      [memberId, credits, ref, orderId, priceMinor, ofCredits, currency],
    );
    return row?.balance != null;
  }

  /** Gives back what was taken for money that came again, as credits of their order. */
  async restore(
    tx: Tx,
    memberId: string,
    ref: string,
    { orderId, credits, priceMinor, ofCredits, currency }: BoughtCredits,
  ): Promise<void> {
    await tx.query(`select payments.grant_credits($1, $2, 'refund_void', $3, $4, $5, $6, $7)`, [
      memberId,
      credits,
      ref,
      orderId,
      priceMinor,
      ofCredits,
      currency,
    ]);
  }

  /** Takes back unused credits of an order, and answers how many there were. */
  async revoke(tx: Tx, memberId: string, credits: number, reason: 'refund' | 'chargeback', ref: string, orderId: string): Promise<number> {
    const [row] = await tx.query<{ taken: number }>(`select payments.revoke_credits($1, $2, $3, $4, $5) as taken`, [
      memberId,
      credits,
      reason,
      ref,
      orderId,
    ]);
    return row?.taken ?? 0;
  }

  /** How many credits of an order were taken back, and not given again. */
  async revokedOf(tx: Tx, { id, memberId, grantedCredits }: { id: string; memberId: string; grantedCredits: number }): Promise<number> {
    const [row] = await tx.query<{ left: number }>(
      `select coalesce(sum(to_pos - from_pos), 0)::int as left from payments.lot where member_id = $1 and order_id = $2`,
      [memberId, id],
    );
    return grantedCredits - (row?.left ?? 0);
  }

  /** The same, with how many are not used: nothing of the wallet is used until the transaction ends. */
  async lockCreditsOf(tx: Tx, order: { id: string; memberId: string; grantedCredits: number }): Promise<LockedCredits> {
    const wallets = await tx.query(`select from payments.wallet where member_id = $1 for no key update`, [order.memberId]);
    return {
      hasWallet: wallets.length > 0,
      taken: await this.revokedOf(tx, order),
      unused: await this.unusedOf(tx, order.memberId, order.id),
    };
  }

  async unusedOf(tx: Tx, memberId: string, orderId: string): Promise<number> {
    const [row] = await tx.query<{ unused: number }>(`select payments.unused_credits($1, $2) as unused`, [memberId, orderId]);
    return row?.unused ?? 0;
  }

  /** What the next credit cost that will be used; null when it was given, or there is none. */
  async nextPrice(tx: Tx, memberId: string): Promise<Money | null> {
    const [row] = await tx.query<{ minor: number | null; currency: string | null }>(
      `select (l.price_minor::numeric / l.of_credits)::float8 as minor, l.currency
         from payments.wallet w join payments.lot l on l.member_id = w.member_id
        where w.member_id = $1 and l.to_pos > w.spent order by l.to_pos limit 1`,
      [memberId],
    );
    return row?.minor != null && row.currency ? { minor: Math.round(row.minor), currency: row.currency } : null;
  }

  /** The books must add up: what is left of the credits is booked off before the wallet goes. */
  async erase(tx: Tx, memberId: string): Promise<void> {
    await tx.query(
      `select payments.debit(w.member_id, w.balance, 'erasure', uuidv7())
         from payments.wallet w where w.member_id = $1 and w.balance > 0`,
      [memberId],
    );
    await tx.repository(WalletEntity).delete({ memberId });
  }
}
