import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type CaseKind = 'report' | 'complaint' | 'appeal' | 'review' | 'initiative';
export type CaseState = 'open' | 'proposed' | 'decided' | 'closed';

@Entity({ schema: 'moderation', name: 'case' })
@Check('case_kind', `kind in ('report', 'complaint', 'appeal', 'review', 'initiative')`)
@Check('case_priority', 'priority between 0 and 4')
@Check('case_state', `state in ('open', 'proposed', 'decided', 'closed')`)
@Check('case_locked', '(locked_by is null) = (locked_at is null)')
@Check('case_closed', `(state = 'closed') = (closed_at is not null)`)
@Index('case_queue', { synchronize: false })
@Index('case_by_subject', { synchronize: false })
@Index('case_newest', { synchronize: false })
@Index('case_by_reason', { synchronize: false })
@Index('case_by_state', { synchronize: false })
@Index('case_escalated', { synchronize: false })
@Index('case_initiative_once', ['subjectId'], { unique: true, where: `kind = 'initiative' and state <> 'closed'` })
@Index('case_locked_by', ['lockedBy'], { where: 'locked_by is not null' })
export class CaseEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'case_pk' })
  id!: string;

  @Column('text')
  kind!: CaseKind;

  @Column('text')
  reason!: string;

  @Column('smallint')
  priority!: number;

  @Column('timestamptz')
  openedAt!: Date;

  @Column('timestamptz')
  dueAt!: Date;

  @Column('uuid', { nullable: true })
  subjectId!: string | null;

  @Column('text', { default: 'open' })
  state!: CaseState;

  @Column('boolean', { default: false })
  escalated!: boolean;

  @Column('uuid', { nullable: true })
  lockedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  lockedAt!: Date | null;

  @Column('uuid', { array: true, default: () => "'{}'" })
  notBy!: string[];

  @Column('uuid', { array: true, default: () => "'{}'" })
  skippedBy!: string[];

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;
}
