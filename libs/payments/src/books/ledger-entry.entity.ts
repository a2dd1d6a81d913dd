import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity({ schema: 'payments', name: 'ledger_entry' })
@Unique('ledger_entry_ref', ['memberId', 'kind', 'ref'])
@Index('ledger_entry_by_time', { synchronize: false })
@Check('ledger_amount', 'amount <> 0')
@Check('ledger_balance', 'balance_after >= 0')
export class LedgerEntryEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'ledger_entry_pk' })
  memberId!: string;

  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'ledger_entry_pk' })
  id!: number;

  @Column('integer')
  amount!: number;

  @Column('integer')
  balanceAfter!: number;

  @Column('smallint')
  kind!: number;

  @Column('smallint')
  contra!: number;

  @Column('uuid')
  ref!: string;

  @Column('timestamptz')
  at!: Date;
}
