import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId } from '#contracts';
import type { MoneyRequestState } from '#contracts-admin';

/** Money or credits that somebody of the staff gives back, or credits that they take; its id comes from the screen on which it was asked for. */
@Entity({ schema: 'payments', name: 'money_request' })
@Check('money_request_state', "state in ('waiting', 'done', 'declined')")
@Check('money_request_what', '(amount_minor is null) <> (credits is null)')
@Check('money_request_refund', '(amount_minor is null) = (order_id is null) and (amount_minor is null) = (currency is null)')
@Check('money_request_amount', 'amount_minor > 0 and credits <> 0')
@Check('money_request_decided', "(state = 'waiting') = (decided_at is null)")
@Index('money_request_by_time', ['askedAt', 'id'])
@Index('money_request_by_order', ['orderId'], { where: '(order_id IS NOT NULL)' })
@Index('money_request_by_member', ['memberId'])
@Index('money_request_by_state', ['state', 'askedAt', 'id'])
export class MoneyRequestEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'money_request_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Column('bigint', { nullable: true })
  amountMinor!: number | null;

  @Column('character', { length: 3, nullable: true })
  currency!: string | null;

  @Column('integer', { nullable: true })
  credits!: number | null;

  @Column('text')
  reason!: string;

  @Column('text')
  note!: string;

  @Column('text')
  state!: MoneyRequestState;

  @Column('uuid')
  askedBy!: string;

  @Column('timestamptz')
  askedAt!: Date;

  @Column('uuid', { nullable: true })
  decidedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;
}
