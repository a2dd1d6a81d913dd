import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'auth', name: 'leaving_reason' })
export class LeavingReasonEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'leaving_reason_pk' })
  month!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'leaving_reason_pk' })
  siteId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'leaving_reason_pk' })
  reason!: string;

  @Column('integer')
  count!: number;
}
