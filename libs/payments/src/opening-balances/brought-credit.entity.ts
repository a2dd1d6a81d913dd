import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Credits that a member bought at another product, by what they cost there; the books of the company owe them from that day on. */
@Entity({ schema: 'payments', name: 'brought_credit' })
@Unique('brought_credit_once', ['memberId', 'currency'])
@Index('brought_credit_by_time', ['at'])
@Index('brought_credit_by_company', ['companyId', 'at'])
@Index('brought_credit_undone', ['undoneAt'], { where: '(undone_at IS NOT NULL)' })
@Check('brought_credit_credits', 'credits > 0')
@Check('brought_credit_value', 'value_minor >= 0')
export class BroughtCreditEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'brought_credit_pk' })
  id!: number;

  @Column('uuid')
  memberId!: string;

  /** What they came by. */
  @Column('uuid')
  ref!: string;

  @Column('uuid')
  companyId!: string;

  @Column('character', { length: 3 })
  currency!: string;

  @Column('integer')
  credits!: number;

  @Column('bigint')
  valueMinor!: number;

  @Column('timestamptz')
  at!: Date;

  /** The member never came, and what they brought was booked off again. */
  @Column('timestamptz', { nullable: true })
  undoneAt!: Date | null;
}
