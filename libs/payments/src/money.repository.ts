import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import { MoneyEntryEntity } from './money-entry.entity.js';

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
  /** Writes the transfers of an order that are not written yet; those of nothing are left out. */
  async record(tx: Tx, order: { readonly id: string; readonly currency: string }, transfers: readonly Transfer[]): Promise<void> {
    const rows = transfers
      .filter(({ amountMinor }) => amountMinor > 0)
      .map((transfer) => ({ ...transfer, orderId: order.id, currency: order.currency, at: appNow }));
    if (rows.length > 0) await tx.repository(MoneyEntryEntity).createQueryBuilder().insert().values(rows).orIgnore().execute();
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
