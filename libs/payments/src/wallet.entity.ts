import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'payments', name: 'wallet' })
@Check('wallet_not_negative', 'balance >= 0')
export class WalletEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'wallet_pk' })
  memberId!: string;

  @Column('integer', { default: 0 })
  balance!: number;
}
