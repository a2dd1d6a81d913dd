import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

@Entity({ schema: 'chats', name: 'drift' })
@Unique('drift_once', ['rule', 'subject'])
export class ChatDriftEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'drift_pk' })
  id!: string;

  @Column('timestamptz')
  foundAt!: Date;

  @Column('text')
  rule!: string;

  @Column('uuid')
  subject!: string;
}
