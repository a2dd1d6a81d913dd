import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

@Entity({ schema: 'visibility', name: 'pair' })
@Unique('pair_members', ['lo', 'hi'])
@Check('pair_order', 'lo < hi')
@Index('pair_blocked_by_hi', { synchronize: false })
@Index('pair_blocked_by_lo', { synchronize: false })
@Index('pair_blocked_hi', ['hi'], { where: 'block <> 0' })
@Index('pair_blocked_lo', ['lo'], { where: 'block <> 0' })
export class PairEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pair_pk' })
  id!: string;

  @Column('uuid')
  lo!: string;

  @Column('uuid')
  hi!: string;

  @Column('smallint', { default: 0 })
  block!: number;

  @Column('timestamptz', { nullable: true })
  loBlockedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  hiBlockedAt!: Date | null;
}
