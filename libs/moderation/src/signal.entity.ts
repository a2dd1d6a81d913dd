import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { CautionKind } from '#contracts';

@Entity({ schema: 'moderation', name: 'signal' })
@Unique('signal_once', ['conversationId', 'seq', 'kind'])
@Check('signal_kind', `kind in ('message', 'openers')`)
@Index('signal_by_sender', { synchronize: false })
@Index('signal_newest', { synchronize: false })
export class SignalEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'signal_pk' })
  id!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  kind!: 'message' | 'openers';

  @Column('uuid')
  senderId!: string;

  @Column('uuid')
  conversationId!: string;

  @Column('bigint')
  seq!: number;

  @Column('text', { array: true, default: () => "'{}'" })
  cautions!: CautionKind[];

  @Column('integer', { default: 1 })
  people!: number;
}
