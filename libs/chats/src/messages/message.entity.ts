import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { MessageDetails } from './message-details.js';

@Entity({ schema: 'chats', name: 'message' })
@Check('message_details_ck', 'details is null or kind in (2, 3)')
@Unique('message_client_id', ['conversationId', 'senderId', 'clientId'])
export class MessageEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'message_pk' })
  conversationId!: string;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'message_pk' })
  seq!: number;

  @Column('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  clientId!: string;

  @Column('uuid')
  senderId!: string;

  @Column('bigint')
  dirSeq!: number;

  @Column('smallint')
  kind!: number;

  @Column('text')
  body!: string;

  @Column('jsonb', { nullable: true })
  details!: MessageDetails | null;

  @Column('integer')
  cost!: number;

  @Column('timestamptz')
  at!: Date;

  @Column('boolean', { default: false })
  removed!: boolean;
}
