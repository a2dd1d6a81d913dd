import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { InitiativeReason, SignalKind } from '#contracts-admin';
import type { MemberId } from '#contracts';

/** A case that staff opened themselves; it has the id of its case. */
@Entity({ schema: 'moderation', name: 'initiative' })
@Index('initiative_by_member', { synchronize: false })
export class InitiativeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'initiative_pk' })
  id!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('uuid')
  staffId!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('text')
  reason!: InitiativeReason;

  /** The kinds of signals that led to it; none: somebody saw it. */
  @Column('text', { array: true })
  signals!: SignalKind[];
}
