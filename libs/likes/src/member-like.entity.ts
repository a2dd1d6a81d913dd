import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'likes', name: 'member_like' })
@Index('member_like_given', { synchronize: false })
@Index('member_like_new', ['liked'], { where: 'seen_at IS NULL' })
@Index('member_like_received', { synchronize: false })
export class MemberLikeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'member_like_pk' })
  liker!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'member_like_pk' })
  liked!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('timestamptz', { nullable: true })
  seenAt!: Date | null;
}
