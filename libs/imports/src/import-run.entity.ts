import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const importStates = ['reading', 'writing', 'done', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

@Entity({ schema: 'imports', name: 'import_run' })
@Check('import_run_state', `state in ('reading', 'writing', 'done', 'undoing', 'undone')`)
@Index('import_run_open', { synchronize: false })
export class ImportRunEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'import_run_pk' })
  id!: string;

  @Column('uuid')
  siteId!: string;

  @Column('text')
  fileName!: string;

  @Column('bytea')
  fileHash!: Buffer;

  @Column('text')
  state!: ImportState;

  /** Rises with each transaction of the run. */
  @Column('integer', { default: 0 })
  step!: number;

  @Column('integer', { default: 0 })
  lines!: number;

  /** Lines up to this one are written, or refused. */
  @Column('integer', { default: 0 })
  writtenTo!: number;

  @Column('integer', { default: 0 })
  imported!: number;

  /** As the lines told them that were written. */
  @Column('bigint', { default: 0 })
  credits!: number;

  @Column('timestamptz')
  beganAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
