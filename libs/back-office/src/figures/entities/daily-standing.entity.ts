import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'figures', name: 'daily_standing' })
export class DailyStandingEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'daily_standing_pk' })
  day!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'daily_standing_pk' })
  siteId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_standing_pk' })
  country!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_standing_pk' })
  source!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_standing_pk' })
  currency!: string;

  @Column('integer')
  active!: number;

  @Column('bigint')
  credits!: number;

  @Column('bigint')
  minor!: number;
}
