import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { CautionKind } from '#contracts';

/** `opener_…`: what stands in a first message, each by a rule of its own. */
export type MessageSignalKind = 'message' | 'openers' | 'opener_link' | 'opener_iban' | 'opener_contact';

@Entity({ schema: 'moderation', name: 'signal' })
@Unique('signal_once', ['conversationId', 'seq', 'kind'])
@Check('signal_kind', `kind in ('message', 'openers', 'opener_link', 'opener_iban', 'opener_contact')`)
@Index('signal_by_sender', { synchronize: false })
@Index('signal_newest', { synchronize: false })
export class SignalEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'signal_pk' })
  id!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  kind!: MessageSignalKind;

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
