import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'likes', name: 'match' })
@Index('match_by_time', { synchronize: false })
export class MatchEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'match_pk' })
  memberId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'match_pk' })
  otherId!: string;

  @Column('timestamptz')
  at!: Date;
}
