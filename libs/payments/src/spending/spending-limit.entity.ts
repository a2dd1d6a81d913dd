import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'payments', name: 'spending_limit' })
export class SpendingLimitEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'spending_limit_pk' })
  memberId!: string;

  @Column('bigint', { nullable: true })
  limitMinor!: number | null;

  @Column('character', { length: 3 })
  currency!: string;

  @Column('bigint', { nullable: true })
  nextMinor!: number | null;

  @Column('timestamptz', { nullable: true })
  nextAt!: Date | null;
}
