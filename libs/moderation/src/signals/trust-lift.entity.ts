import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'moderation', name: 'trust_lift' })
export class TrustLiftEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'trust_lift_pk' })
  memberId!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('uuid')
  staffId!: string;
}
