import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId } from '#contracts';

@Entity({ schema: 'moderation', name: 'fraud_contact' })
@Unique('fraud_contact_once', ['decisionId', 'memberId'])
@Check('fraud_contact_credits', 'credits >= 0')
@Index('fraud_contact_by_member', ['memberId'])
export class FraudContactEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'fraud_contact_pk' })
  id!: string;

  @Column('uuid')
  decisionId!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('timestamptz')
  at!: Date;

  @Column('integer')
  credits!: number;

  @Column('timestamptz', { nullable: true })
  clearedAt!: Date | null;
}
