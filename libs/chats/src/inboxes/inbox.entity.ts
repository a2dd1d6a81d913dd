import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'chats', name: 'inbox' })
@Check('inbox_free', 'free_left >= 0')
@Check('inbox_openings_cap', 'openings_cap >= 0')
@Check('inbox_openings_daily', 'openings_daily > 0')
@Check('inbox_started', 'started >= 0')
@Index('inbox_capped', ['memberId'], { where: 'openings_cap IS NOT NULL' })
export class InboxEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'inbox_pk' })
  memberId!: string;

  @Column('bigint', { default: 0 })
  seq!: number;

  @Column('integer')
  freeLeft!: number;

  @Column('integer', { default: 0 })
  started!: number;

  @Column('integer', { nullable: true })
  openingsDaily!: number | null;

  @Column('integer', { nullable: true })
  openingsCap!: number | null;

  @Column('boolean', { default: false })
  vouched!: boolean;
}
