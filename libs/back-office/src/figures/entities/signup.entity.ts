import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A sign-up as the figures need it: days of the books, and groups instead of addresses. */
@Entity({ schema: 'figures', name: 'signup' })
@Index('signup_by_day', ['day'])
@Index('signup_fictional', ['memberId'], { where: 'fictional' })
export class SignupEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'signup_pk' })
  memberId!: string;

  @Column('date')
  day!: string;

  @Column('uuid')
  siteId!: string;

  @Column('text')
  country!: string;

  @Column('text')
  source!: string;

  @Column('text')
  provider!: string;

  @Column('date', { nullable: true })
  mailedOn!: string | null;

  @Column('date', { nullable: true })
  confirmedOn!: string | null;

  @Column('date', { nullable: true })
  wroteOn!: string | null;

  @Column('boolean', { default: false })
  fictional!: boolean;
}
