import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { FraudNote } from '#contracts';

@Entity({ schema: 'chats', name: 'fraud_note' })
@Check('fraud_note_state', `state in ('found', 'cleared')`)
@Index('fraud_note_by_member', ['memberId'])
export class FraudNoteEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'fraud_note_pk' })
  conversationId!: string;

  /** Who reads it. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'fraud_note_pk' })
  memberId!: string;

  @Column('text')
  state!: FraudNote['state'];

  @Column('bigint')
  afterSeq!: number;

  @Column('boolean')
  credits!: boolean;

  @Column('timestamptz')
  at!: Date;
}
