import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Locale, StatusPart } from '#contracts';

/** What staff tell members of an outage, or of work that is planned. */
@Entity({ schema: 'operations', name: 'incident' })
@Check('incident_in_order', 'ended_at is null or ended_at >= began_at')
@Index('incident_began', ['beganAt'])
export class IncidentEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'incident_pk' })
  id!: string;

  @Column('text')
  kind!: 'trouble' | 'work';

  @Column('text', { array: true })
  parts!: StatusPart[];

  @Column('timestamptz')
  beganAt!: Date;

  /** Null while it lasts, or while nobody knows its end. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /** A text for each language in which somebody wrote one. */
  @Column('jsonb')
  texts!: Partial<Record<Locale, string>>;

  @Column('uuid')
  changedBy!: string;

  @Column('timestamptz')
  changedAt!: Date;

  /** Which change this is, so that nobody writes over what somebody else wrote. */
  @Column('integer')
  version!: number;
}
