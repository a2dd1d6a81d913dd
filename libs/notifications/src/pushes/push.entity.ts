import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId } from '#contracts';

/**
 * A push that goes out once: one of a mailing, written down before, or a reminder, written down with the first browser that took it. `id` is
 * the claim by which it goes out.
 */
@Entity({ schema: 'notifications', name: 'push' })
@Unique('push_dedupe', ['dedupeKey'])
@Check('push_state', `state in ('queued', 'sent', 'suppressed')`)
@Index('push_by_age', ['createdAt'])
@Index('push_by_member', ['memberId'])
export class PushEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'push_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('text')
  kind!: string;

  @Column('text')
  dedupeKey!: string;

  @Column('text')
  state!: 'queued' | 'sent' | 'suppressed';

  @Column('timestamptz')
  createdAt!: Date;

  /** When the first browser had taken it. */
  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
