import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DebitState, MemberId } from '#contracts';

/** How the money of an order is collected. */
@Entity({ schema: 'payments', name: 'debit' })
@Index('debit_by_member', ['memberId', 'createdAt'])
@Index('debit_by_mandate', ['mandateId'])
@Index('debit_by_time', ['createdAt', 'orderId'])
@Index('debit_open', ['collectOn'], { where: "(state = ANY (ARRAY['announced'::text, 'sent'::text]))" })
@Check('debit_state', "state in ('announced', 'sent', 'paid', 'returned', 'cancelled')")
@Check('debit_amount', 'amount_minor > 0')
@Check('debit_credits', 'credits_at_once >= 0')
export class DebitEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'debit_pk' })
  orderId!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('uuid')
  mandateId!: string;

  @Column('bigint')
  amountMinor!: number;

  @Column('character', { length: 3 })
  currency!: string;

  @Column('date')
  collectOn!: string;

  /** Granted with the order; the rest comes with its money. */
  @Column('integer')
  creditsAtOnce!: number;

  @Column('text')
  state!: DebitState;

  /** The bank's, of one that it refused or gave back, such as AM04. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  /** When the provider was asked to collect it, whatever it answered. */
  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
