import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'figures', name: 'daily_signup' })
export class DailySignupEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'daily_signup_pk' })
  day!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'daily_signup_pk' })
  siteId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_signup_pk' })
  country!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_signup_pk' })
  source!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_signup_pk' })
  provider!: string;

  @Column('integer')
  signedUp!: number;

  @Column('integer')
  mailed!: number;

  @Column('integer')
  confirmed!: number;

  @Column('integer')
  wrote!: number;
}
