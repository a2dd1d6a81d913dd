import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'chats', name: 'conv_member' })
@Check('conv_member_read', 'read <= recv')
@Index('conv_member_feed', ['memberId', 'inboxSeq'])
@Index('conv_member_unread', ['memberId'], { where: 'recv > read' })
export class ConversationMemberEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'conv_member_pk' })
  memberId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'conv_member_pk' })
  conversationId!: string;

  @Column('uuid')
  otherId!: string;

  @Column('bigint', { default: 0 })
  recv!: number;

  @Column('bigint', { default: 0 })
  read!: number;

  @Column('bigint', { default: 0 })
  readTo!: number;

  @Column('bigint', { default: 0 })
  inboxSeq!: number;

  @Column('bigint', { default: 0 })
  hiddenSeq!: number;

  @Column('smallint', { default: 0 })
  state!: number;

  @Column('bigint', { default: 0 })
  deliveredTo!: number;

  @Column('bigint', { nullable: true })
  shownReadTo!: number | null;
}
