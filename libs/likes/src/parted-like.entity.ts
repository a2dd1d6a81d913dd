import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'likes', name: 'parted_like' })
@Index('parted_like_by_liked', ['liked'])
@Index('parted_like_by_time', ['partedAt'])
export class PartedLikeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'parted_like_pk' })
  liker!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'parted_like_pk' })
  liked!: string;

  @Column('timestamptz')
  at!: Date;

  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'parted_like_pk' })
  partedAt!: Date;
}
