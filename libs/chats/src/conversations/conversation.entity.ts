import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'chats', name: 'conversation' })
@Index('conversation_parted', ['partedAt'], { where: 'parted_at IS NOT NULL' })
export class ConversationEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'conversation_pk' })
  id!: string;

  @Column('bigint', { default: 0 })
  lastSeq!: number;

  @Column('bigint', { default: 0 })
  nLo!: number;

  @Column('bigint', { default: 0 })
  nHi!: number;

  @Column('uuid', { nullable: true })
  starter!: string | null;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('bigint', { default: 0 })
  partedSeq!: number;

  @Column('timestamptz', { nullable: true })
  partedAt!: Date | null;

  @Column('integer', { default: 0 })
  rewritten!: number;
}
