import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Disagreement } from '../figure-checks.policy.js';

@Entity({ schema: 'figures', name: 'refresh' })
@Check('refresh_only_one', 'only_one')
export class RefreshEntity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'refresh_pk' })
  onlyOne!: boolean;

  @Column('timestamptz')
  until!: Date;

  @Column('jsonb')
  disagreements!: Disagreement[];
}
