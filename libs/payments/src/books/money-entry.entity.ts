import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity({ schema: 'payments', name: 'money_entry' })
@Unique('money_entry_ref', ['kind', 'ref'])
@Check('money_entry_amount', 'amount_minor > 0')
@Check('money_entry_accounts', 'account <> contra')
@Index('money_entry_by_order', ['orderId', 'id'])
@Index('money_entry_by_time', ['at'])
@Index('money_entry_by_company', ['companyId', 'at', 'id'])
export class MoneyEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'money_entry_pk' })
  id!: number;

  @Column('uuid')
  orderId!: string;

  @Column('text')
  account!: string;

  @Column('text')
  contra!: string;

  @Column('bigint')
  amountMinor!: number;

  @Column('character', { length: 3 })
  currency!: string;

  @Column('text')
  kind!: string;

  @Column('uuid')
  ref!: string;

  @Column('timestamptz')
  at!: Date;

  /** The database copies this and what follows from the order. */
  @Column('uuid')
  companyId!: string;

  @Column('character', { length: 2 })
  country!: string;

  /** When the order was paid. */
  @Column('timestamptz', { nullable: true })
  soldAt!: Date | null;
}
