import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId, RefundCause, RefundState } from '#contracts';

@Entity({ schema: 'payments', name: 'refund' })
@Unique('refund_psp', ['pspRefundId'])
@Index('refund_by_order', ['orderId', 'id'])
@Index('refund_by_member', ['memberId', 'id'])
@Index('refund_withdrawal', { synchronize: false })
@Check('refund_cause', "cause in ('withdrawal', 'ban', 'staff', 'provider', 'chargeback')")
@Check('refund_amount', 'amount_minor >= 0')
@Check('refund_state', "state in ('requested', 'sent', 'done', 'failed')")
export class RefundEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'refund_pk' })
  id!: string;

  @Column('uuid')
  orderId!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('text')
  cause!: RefundCause;

  @Column('bigint')
  amountMinor!: number;

  @Column('character', { length: 3 })
  currency!: string;

  @Column('integer')
  credits!: number;

  @Column('text')
  state!: RefundState;

  @Column('text', { nullable: true })
  pspRefundId!: string | null;

  /** How many transfers of it failed. */
  @Column('integer', { default: 0 })
  failedTransfers!: number;

  /** When its transfer is to be made, where that is later than it was asked for. */
  @Column('timestamptz', { nullable: true })
  transferAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  doneAt!: Date | null;
}
