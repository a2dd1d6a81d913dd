import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { InvoiceEntity, type InvoiceKind } from './invoice.entity.js';

export type Invoice = Readonly<InvoiceEntity>;
type NewInvoice = Pick<InvoiceEntity, 'companyId' | 'kind' | 'year' | 'orderId' | 'memberId' | 'ref' | 'refundId' | 'content' | 'issuedAt'>;

@Injectable()
export class InvoicesRepository {
  /** Holds a company's numbers until the transaction ends: they are given one after the other, and one that is rolled back is given again. */
  async lockNumbers(tx: Tx, companyId: string, kind: InvoiceKind): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`payments.invoice ${companyId} ${kind}`]);
  }

  /** Under the next number of its year. The caller holds the company's numbers. */
  async insertNext(tx: Tx, invoice: NewInvoice): Promise<Invoice> {
    const { companyId, kind, year, orderId, memberId, ref, refundId, content, issuedAt } = invoice;
    await tx.query(
      `insert into payments.invoice (company_id, kind, year, number, order_id, member_id, ref, refund_id, content, issued_at)
       select $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5, $6, $7, $8, $9
         from payments.invoice where company_id = $1 and kind = $2 and year = $3`,
      [companyId, kind, year, orderId, memberId, ref, refundId, content, issuedAt],
    );
    return tx.repository(InvoiceEntity).findOneByOrFail({ kind, ref });
  }

  findByRef(tx: Tx, kind: InvoiceKind, ref: string): Promise<Invoice | null> {
    return tx.repository(InvoiceEntity).findOneBy({ kind, ref });
  }

  find(tx: Tx, id: string): Promise<Invoice | null> {
    return tx.repository(InvoiceEntity).findOneBy({ id });
  }

  findOwn(tx: Tx, memberId: MemberId, id: string): Promise<Invoice | null> {
    return tx.repository(InvoiceEntity).findOneBy({ id, memberId });
  }

  /** In the order in which they were issued. */
  ofOrders(tx: Tx, orderIds: readonly string[]): Promise<Invoice[]> {
    return tx.repository(InvoiceEntity).find({ where: { orderId: In([...orderIds]) }, order: { issuedAt: 'ASC', kind: 'DESC' } });
  }

  ofMember(tx: Tx, memberId: string): Promise<Invoice[]> {
    return tx.repository(InvoiceEntity).find({ where: { memberId: memberId as MemberId }, order: { issuedAt: 'ASC', kind: 'DESC' } });
  }

  /** The credit notes of an order or a refund and the invoices that take them back, in the order in which they were issued. */
  async returnsOf(tx: Tx, of: { readonly orderId: string } | { readonly refundId: string }): Promise<Returns> {
    const found = await tx
      .repository(InvoiceEntity)
      .find({ where: { refundId: Not(IsNull()), ...of }, order: { issuedAt: 'ASC', number: 'ASC' } });
    return { notes: found.filter(({ kind }) => kind === 'credit_note'), corrections: found.filter(({ kind }) => kind === 'invoice') };
  }
}

export interface Returns {
  readonly notes: readonly Invoice[];
  readonly corrections: readonly Invoice[];
}
