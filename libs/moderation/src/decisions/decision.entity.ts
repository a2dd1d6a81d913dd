import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Place } from '#chats';
import type { HouseRule, Measure, MemberId, PhotoId } from '#contracts';
import { CaseEntity } from '../cases/index.js';

export type DecisionState = 'proposed' | 'refused' | 'pending' | 'undone' | 'in_force' | 'ended' | 'overturned';

@Entity({ schema: 'moderation', name: 'decision' })
@Check('decision_measure', `measure in ('none', 'warning', 'removal', 'restriction', 'suspension', 'ban')`)
@Check('decision_days', 'days between 1 and 365')
@Check('decision_state', `state in ('proposed', 'refused', 'pending', 'undone', 'in_force', 'ended', 'overturned')`)
@Check('decision_rule', `(measure = 'none') = (rule is null)`)
@Check('decision_length', `(measure in ('restriction', 'suspension')) = (days is not null)`)
@Check('decision_removal', `measure = 'removal' or (photo_ids = '{}' and messages = '[]' and not removes_text)`)
@Check('decision_two', 'second_id is distinct from staff_id')
@ForeignKey(() => CaseEntity, ['caseId'], ['id'], { name: 'decision_case_fk' })
@Index('decision_by_case', { synchronize: false })
@Index('decision_by_member', { synchronize: false })
@Index('decision_alive', ['caseId'], { unique: true, where: `state in ('proposed', 'pending')` })
@Index('decision_unseen', ['memberId'], {
  where: `seen_at is null and measure <> 'none' and state in ('in_force', 'ended', 'overturned')`,
})
@Index('decision_until', ['until'], { where: `state = 'in_force' and until is not null` })
export class DecisionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'decision_pk' })
  id!: string;

  @Column('uuid')
  caseId!: string;

  @Column('uuid', { nullable: true })
  memberId!: MemberId | null;

  @Column('uuid')
  staffId!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  measure!: Measure;

  @Column('text', { nullable: true })
  rule!: HouseRule | null;

  @Column('integer', { nullable: true })
  days!: number | null;

  @Column('uuid', { array: true, default: '{}' })
  photoIds!: PhotoId[];

  @Column('jsonb', { default: [] })
  messages!: Place[];

  @Column('uuid', { array: true, default: '{}' })
  otherCaseIds!: string[];

  @Column('boolean', { default: false })
  removesText!: boolean;

  @Column('text')
  state!: DecisionState;

  @Column('uuid', { nullable: true })
  secondId!: string | null;

  @Column('timestamptz', { nullable: true })
  inForceAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  until!: Date | null;

  @Column('timestamptz', { nullable: true })
  overturnedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  seenAt!: Date | null;

  @Column('bytea', { nullable: true, select: false })
  removed!: Buffer | null;
}
