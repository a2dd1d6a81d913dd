import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { ChatId, MemberId, PhotoId, ReportReason, ReportSubject } from '#contracts';

export type ReportOutcome = 'confirmed' | 'dismissed';

@Entity({ schema: 'moderation', name: 'report' })
@Unique('report_receipt', ['receipt'])
@Check('report_about', `about in ('member', 'message', 'photo')`)
@Check('report_decided', `(state = 'decided') = (decided_at IS NOT NULL)`)
@Check('report_outcome', `outcome in ('confirmed', 'dismissed')`)
@Check('report_outcome_decided', `(outcome IS NULL) OR (state = 'decided')`)
@Check('report_state', `state in ('open', 'decided')`)
@Check('report_two', 'reporter_id <> subject_id')
@Index('report_by_subject', { synchronize: false })
@Index('report_key', ['reporterId', 'idempotencyKey'], { unique: true, where: 'idempotency_key IS NOT NULL' })
@Index('report_open_once', { synchronize: false })
@Index('report_queue', ['state', 'at', 'id'])
export class ReportEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'report_pk' })
  id!: string;

  @Column('text')
  receipt!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('uuid')
  reporterId!: MemberId;

  @Column('uuid')
  subjectId!: MemberId;

  @Column('text')
  about!: ReportSubject;

  @Column('uuid', { nullable: true })
  conversationId!: ChatId | null;

  @Column('bigint', { nullable: true })
  seq!: number | null;

  @Column('uuid', { nullable: true })
  photoId!: PhotoId | null;

  @Column('text')
  reason!: ReportReason;

  @Column('text', { default: 'open' })
  state!: 'open' | 'decided';

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('text', { nullable: true })
  idempotencyKey!: string | null;

  @Column('bytea')
  bodyHash!: Buffer;

  /** What decided it. */
  @Column('uuid', { nullable: true })
  decisionId!: string | null;

  @Column('text', { nullable: true })
  outcome!: ReportOutcome | null;
}
