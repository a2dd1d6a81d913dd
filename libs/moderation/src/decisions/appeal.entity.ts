import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { AloneReason } from '#contracts-admin';
import { DecisionEntity } from './decision.entity.js';

export type AppealState = 'open' | 'upheld' | 'overturned';

@Entity({ schema: 'moderation', name: 'appeal' })
@Unique('appeal_once', ['decisionId'])
@Check('appeal_state', `state in ('open', 'upheld', 'overturned')`)
@Check('appeal_decided', `(state = 'open') = (decided_at is null)`)
@Check('appeal_alone', `alone is null or state <> 'open'`)
@ForeignKey(() => DecisionEntity, ['decisionId'], ['id'], { name: 'appeal_decision_fk' })
export class AppealEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'appeal_pk' })
  id!: string;

  @Column('uuid')
  decisionId!: string;

  @Column('timestamptz')
  at!: Date;

  /** What the member wrote; null when its time is over. */
  @Column('bytea', { nullable: true, select: false })
  sealed!: Buffer | null;

  @Column('text', { default: 'open' })
  state!: AppealState;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  /** Why somebody decided who had a part in the decision: no other moderator existed. */
  @Column('text', { nullable: true })
  alone!: AloneReason | null;
}
