import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'payments', name: 'wallet' })
@Check('wallet_not_negative', 'balance >= 0')
@Check('wallet_spent', 'spent >= 0')
export class WalletEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'wallet_pk' })
  memberId!: string;

  @Column('integer', { default: 0 })
  balance!: number;

  /** How many credits of all that ever came are used: the position of the next one in the lots. */
  @Column('bigint', { default: 0 })
  spent!: number;
}
