import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId } from '#contracts';
import { ImportRunEntity } from './import-run.entity.js';
import type { GivenConsent } from './member-line.js';

@Entity({ schema: 'imports', name: 'imported_member' })
@Unique('imported_member_line', ['runId', 'line'])
@Unique('imported_member_source', ['runId', 'sourceId'])
@ForeignKey(() => ImportRunEntity, ['runId'], ['id'], { name: 'imported_member_run_fk', onDelete: 'CASCADE' })
export class ImportedMemberEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'imported_member_pk' })
  memberId!: MemberId;

  @Column('uuid')
  runId!: string;

  @Column('integer')
  line!: number;

  /** What the other product called them by. */
  @Column('text')
  sourceId!: string;

  /** Those that came along and count here, as they were given. */
  @Column('jsonb', { default: () => "'[]'" })
  consents!: readonly GivenConsent[];

  /** The first login here; from then on the account is its owner's, and no undoing of the import takes it away. */
  @Column('timestamptz', { nullable: true })
  cameAt!: Date | null;
}
