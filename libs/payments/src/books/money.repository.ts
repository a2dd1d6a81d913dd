import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

/** `bank`: what finance pays by itself (sql/finance.sql), beside the provider. */
export type MoneyAccount = 'provider' | 'revenue' | 'vat' | 'receivable' | 'bank';
export type MoneyKind =
  | 'payment'
  | 'payment_vat'
  | 'refund'
  | 'refund_vat'
  | 'refund_void'
  | 'refund_void_vat'
  | 'chargeback'
  | 'chargeback_vat'
  | 'chargeback_void'
  | 'chargeback_void_vat'
  | 'receivable'
  | 'receivable_vat'
  | 'receivable_void'
  | 'receivable_void_vat';

/** A transfer from `contra` to `account`, in minor units. `ref` names what it is for: a kind and a ref happen once. */
export interface Transfer {
  readonly kind: MoneyKind;
  readonly account: MoneyAccount;
  readonly contra: MoneyAccount;
  readonly amountMinor: number;
  readonly ref: string;
}

@Injectable()
export class MoneyRepository {
  /** Writes the transfers of an order that are not written yet; those of nothing are left out. Never into a month of the books that is closed. */
  async record(tx: Tx, order: { readonly id: string; readonly currency: string }, transfers: readonly Transfer[]): Promise<void> {
    const rows = transfers.filter(({ amountMinor }) => amountMinor > 0);
    if (rows.length === 0) return;
    await tx.query(
      `insert into payments.money_entry (order_id, account, contra, amount_minor, currency, kind, ref, at)
       select $1::uuid, t.account, t.contra, t.minor, $2::text, t.kind, t.ref, payments.booked_at($1::uuid)
         from unnest($3::text[], $4::text[], $5::bigint[], $6::text[], $7::uuid[]) as t (account, contra, minor, kind, ref)
       on conflict do nothing`,
      [
        order.id,
        order.currency,
        rows.map(({ account }) => account),
        rows.map(({ contra }) => contra),
        rows.map(({ amountMinor }) => amountMinor),
        rows.map(({ kind }) => kind),
        rows.map(({ ref }) => ref),
      ],
    );
  }

  /** What the member owes for an order, in minor units. */
  async receivableOf(tx: Tx, orderId: string): Promise<number> {
    const [row] = await tx.query<{ minor: number }>(
      `select coalesce(sum(case when account = 'receivable' then amount_minor when contra = 'receivable' then -amount_minor else 0 end), 0)::bigint as minor
         from payments.money_entry where order_id = $1`,
      [orderId],
    );
    return row?.minor ?? 0;
  }
}
