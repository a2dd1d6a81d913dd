import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'likes', name: 'swipe' })
@Index('swipe_by_time', { synchronize: false })
export class SwipeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'swipe_pk' })
  memberId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'swipe_pk' })
  otherId!: string;

  @Column('boolean')
  liked!: boolean;

  @Column('timestamptz')
  at!: Date;
}
