import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId } from '#contracts';

@Entity({ schema: 'auth', name: 'session_news' })
@Index('session_news_by_time', ['at'])
export class SessionNewsEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'session_news_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date;
}
