import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ImportRunEntity } from './import-run.entity.js';

@Entity({ schema: 'imports', name: 'line_fault' })
@Check('line_fault_outcome', `outcome in ('refused', 'left_out')`)
@ForeignKey(() => ImportRunEntity, ['runId'], ['id'], { name: 'line_fault_run_fk', onDelete: 'CASCADE' })
export class LineFaultEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'line_fault_pk' })
  runId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'line_fault_pk' })
  line!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'line_fault_pk' })
  outcome!: 'refused' | 'left_out';

  @PrimaryColumn('text', { primaryKeyConstraintName: 'line_fault_pk' })
  reason!: string;

  @PrimaryColumn('text', { default: '', primaryKeyConstraintName: 'line_fault_pk' })
  field!: string;
}
