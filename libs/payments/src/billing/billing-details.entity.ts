import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId } from '#contracts';

/** Name and address for the papers of an order. It never changes: a paper is the same for ever. */
@Entity({ schema: 'payments', name: 'billing_details' })
@Index('billing_details_by_member', ['memberId'])
export class BillingDetailsEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'billing_details_pk' })
  orderId!: string;

  @Column('uuid')
  memberId!: MemberId;

  /** The `BillingDetails`, sealed for this order. */
  @Column('bytea')
  sealed!: Buffer;
}
