import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { GrantReason, MoreReason, ReadingState, RefuseMoreReason } from '#contracts-admin';

@Entity({ schema: 'moderation', name: 'reading_request' })
@Check('reading_request_state', `state in ('waiting', 'granted', 'refused')`)
@Check(
  'reading_request_answered',
  `(state = 'waiting') = (answered_by is null) and (state = 'waiting') = (answered_at is null) and (state = 'waiting') = (answer_reason is null)`,
)
@Check('reading_request_two', 'answered_by is distinct from asked_by')
@Index('reading_request_once', ['caseId'], { unique: true, where: `state <> 'refused'` })
@Index('reading_request_by_case', { synchronize: false })
export class ReadingRequestEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'reading_request_pk' })
  id!: string;

  @Column('uuid')
  caseId!: string;

  @Column('uuid')
  askedBy!: string;

  @Column('timestamptz')
  askedAt!: Date;

  @Column('text')
  reason!: MoreReason;

  @Column('text', { default: 'waiting' })
  state!: ReadingState;

  @Column('uuid', { nullable: true })
  answeredBy!: string | null;

  @Column('timestamptz', { nullable: true })
  answeredAt!: Date | null;

  @Column('text', { nullable: true })
  answerReason!: GrantReason | RefuseMoreReason | null;
}
