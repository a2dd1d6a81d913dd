import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'likes', name: 'profile_view' })
@Index('profile_view_age', ['at'])
@Index('profile_view_by_time', { synchronize: false })
@Index('profile_view_given', ['viewer'])
export class ProfileViewEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'profile_view_pk' })
  viewed!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'profile_view_pk' })
  viewer!: string;

  @Column('timestamptz')
  at!: Date;
}
