import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { InvoiceLink, Locale, MemberId, PaymentMethod } from '#contracts';
import type { OrderCompany } from '../orders/index.js';

export type InvoiceKind = InvoiceLink['kind'];

/** Everything that stands on the paper, so that it is the same for ever. Amounts are minor units; VAT is inside. */
export interface InvoiceContent {
  readonly locale: Locale;
  readonly company: OrderCompany;
  /** The name of the site on which it was bought. */
  readonly site: string;
  readonly country: string;
  readonly credits: number;
  readonly priceMinor: number;
  readonly discountMinor: number;
  readonly discountCode: string | null;
  /** What was paid; of a credit note, what was paid back. */
  readonly totalMinor: number;
  readonly vatBps: number;
  readonly vatMinor: number;
  readonly currency: string;
  readonly method: PaymentMethod;
  /** Days in the company's books. */
  readonly issuedOn: string;
  readonly paidOn: string;
  readonly withdrawUntil: string | null;
  /** Of a credit note: the number of the invoice that it takes back. */
  readonly invoiceNumber: string | null;
  /** Of a credit note: the days of that invoice and of the money's return. Papers of the first months have none of what follows. */
  readonly invoiceIssuedOn?: string;
  readonly refundedOn?: string;
  /** Of an invoice that takes a credit note back: which one, and its day. */
  readonly creditNote?: { readonly number: string; readonly issuedOn: string };
  /** The VAT in euros, where it is in another currency: at what a euro cost on a day. */
  readonly euro?: { readonly vatMinor: number; readonly perEuroMicros: number; readonly day: string } | null;
}

@Entity({ schema: 'payments', name: 'invoice' })
@Unique('invoice_id', ['id'])
@Unique('invoice_ref', ['kind', 'ref'])
@Check('invoice_kind', "kind in ('invoice', 'credit_note')")
@Index('invoice_by_order', ['orderId'])
@Index('invoice_by_member', ['memberId'])
@Index('invoice_counted', { synchronize: false })
@Index('invoice_by_refund', ['refundId'], { where: '(refund_id IS NOT NULL)' })
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
  memberId!: MemberId;

  @Column('uuid')
  ref!: string;

  /** Of a credit note, and of the invoice that takes one back. */
  @Column('uuid', { nullable: true })
  refundId!: string | null;

  @Column('jsonb')
  content!: InvoiceContent;

  @Column('timestamptz')
  issuedAt!: Date;
}
