import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'figures', name: 'daily_activity' })
export class DailyActivityEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'daily_activity_pk' })
  day!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'daily_activity_pk' })
  siteId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_activity_pk' })
  country!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_activity_pk' })
  source!: string;

  @Column('integer')
  openings!: number;

  @Column('integer')
  answered!: number;

  @Column('integer')
  complaints!: number;

  @Column('bigint')
  shown!: number;

  @Column('bigint')
  fictional!: number;

  @Column('bigint')
  unasked!: number;
}
