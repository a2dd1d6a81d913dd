import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LeavingReason } from '#contracts';

@Entity({ schema: 'auth', name: 'leaving_reason' })
export class LeavingReasonEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'leaving_reason_pk' })
  month!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'leaving_reason_pk' })
  siteId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'leaving_reason_pk' })
  reason!: LeavingReason;

  @Column('integer')
  count!: number;
}
