import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Locale } from '#contracts';
import type { OrderCompany } from './order.entity.js';

export type InvoiceKind = 'invoice' | 'credit_note';

/** Everything that stands on the paper, so that it is the same for ever. Amounts are minor units. */
export interface InvoiceContent {
  readonly locale: Locale;
  readonly company: OrderCompany;
  readonly country: string;
  readonly credits: number;
  readonly priceMinor: number;
  readonly discountMinor: number;
  readonly discountCode: string | null;
  readonly totalMinor: number;
  readonly vatBps: number;
  readonly vatMinor: number;
  readonly currency: string;
  readonly method: string;
  readonly paidAt: string;
  /** Of a credit note: the number of the invoice that it takes back. */
  readonly invoiceNumber: string | null;
}

@Entity({ schema: 'payments', name: 'invoice' })
@Unique('invoice_id', ['id'])
@Unique('invoice_ref', ['kind', 'ref'])
@Check('invoice_kind', "kind in ('invoice', 'credit_note')")
@Index('invoice_by_order', ['orderId'])
@Index('invoice_by_member', ['memberId'])
export class InvoiceEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'invoice_pk' })
  companyId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'invoice_pk' })
  kind!: InvoiceKind;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'invoice_pk' })
  year!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'invoice_pk' })
  number!: number;

  @Column('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  orderId!: string;

  @Column('uuid')
  memberId!: string;

  @Column('uuid')
  ref!: string;

  @Column('jsonb')
  content!: InvoiceContent;

  @Column('timestamptz')
  issuedAt!: Date;
}
