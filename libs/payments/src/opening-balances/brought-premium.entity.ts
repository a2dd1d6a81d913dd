import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who came from another product as a premium member. */
@Entity({ schema: 'payments', name: 'brought_premium' })
export class BroughtPremiumEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'brought_premium_pk' })
  memberId!: string;

  @Column('timestamptz')
  since!: Date;
}
