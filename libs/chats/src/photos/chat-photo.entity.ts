import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

@Entity({ schema: 'chats', name: 'photo' })
@Unique('photo_message', ['conversationId', 'seq'])
@Index('photo_by_sender', ['senderId'])
export class ChatPhotoEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'photo_pk' })
  key!: string;

  @Column('uuid')
  conversationId!: string;

  @Column('bigint')
  seq!: number;

  @Column('uuid')
  senderId!: string;

  @Column('text')
  previewObject!: string;

  @Column('text')
  fullObject!: string;
}
