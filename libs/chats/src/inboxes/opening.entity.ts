import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'chats', name: 'opening' })
@Index('opening_by_receiver', ['receiver', 'at'])
@Index('opening_by_starter', ['starter', 'at'])
@Index('opening_by_time', ['at'])
export class OpeningEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'opening_pk' })
  conversationId!: string;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'opening_pk' })
  seq!: number;

  @Column('uuid')
  starter!: string;

  @Column('uuid')
  receiver!: string;

  @Column('timestamptz')
  at!: Date;
}
