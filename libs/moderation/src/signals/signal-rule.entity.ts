import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'moderation', name: 'signal_rule' })
@Check('signal_rule_threshold', 'threshold >= 0')
export class SignalRuleEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'signal_rule_pk' })
  id!: string;

  @Column('integer')
  threshold!: number;
}
