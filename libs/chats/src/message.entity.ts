import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

@Entity({ schema: 'chats', name: 'message' })
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

  @Column('integer')
  cost!: number;

  @Column('timestamptz')
  at!: Date;
}
