import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A fee or a payout as the books of a company have it; the book of money knows orders only. */
@Entity({ schema: 'payments', name: 'settlement_entry' })
@Unique('settlement_entry_once', ['settlementId', 'companyId', 'kind', 'currency', 'turn'])
@Check('settlement_entry_amount', 'amount_minor > 0')
@Check('settlement_entry_accounts', 'account <> contra')
@Index('settlement_entry_by_company', ['companyId', 'at', 'id'])
export class SettlementEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'settlement_entry_pk' })
  id!: number;

  @Column('text')
  settlementId!: string;

  @Column('uuid')
  companyId!: string;

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

  /** Of the payout: one that failed and was paid again has two. */
  @Column('integer', { default: 1 })
  turn!: number;

  /** Of the payout, or the first moment of the next open month when its month was closed meanwhile. */
  @Column('timestamptz')
  at!: Date;
}
