import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId } from '#contracts';

/** Where finance is to pay a refund whose transfers failed. It goes when that is paid. */
@Entity({ schema: 'payments', name: 'bank_account' })
@Index('bank_account_by_member', ['memberId'])
export class BankAccountEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'bank_account_pk' })
  refundId!: string;

  @Column('uuid')
  memberId!: MemberId;

  /** Number and holder. The role of the product may write and not read it. */
  @Column('bytea', { select: false })
  sealed!: Buffer;

  @Column('text')
  endsIn!: string;

  @Column('timestamptz')
  givenAt!: Date;
}
