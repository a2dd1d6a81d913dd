import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId } from '#contracts';

export const debitBlockKinds = ['account', 'iban', 'phone'] as const;
export type DebitBlockKind = (typeof debitBlockKinds)[number];

/** Who or what pays by direct debit no more, known by a keyed hash: it outlives the member. */
@Entity({ schema: 'payments', name: 'debit_block' })
@Index('debit_block_once', ['kind', 'key'], { unique: true, where: '(lifted_at IS NULL)' })
@Index('debit_block_by_member', ['memberId'])
@Index('debit_block_by_order', ['orderId'])
@Index('debit_block_by_time', ['since', 'id'])
@Check('debit_block_kind', "kind in ('account', 'iban', 'phone')")
export class DebitBlockEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'debit_block_pk' })
  id!: string;

  @Column('text')
  kind!: DebitBlockKind;

  @Column('bytea')
  key!: Buffer;

  @Column('uuid')
  memberId!: MemberId;

  /** Whose debit came back. */
  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Column('text')
  reason!: string;

  @Column('timestamptz')
  since!: Date;

  @Column('timestamptz', { nullable: true })
  liftedAt!: Date | null;

  /** Who of the staff lifted it; null where the money came again. */
  @Column('uuid', { nullable: true })
  liftedBy!: string | null;

  @Column('text', { nullable: true })
  liftReason!: string | null;
}
