import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'moderation', name: 'note' })
@Index('note_by_case', ['caseId', 'at'])
export class NoteEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'note_pk' })
  id!: string;

  @Column('uuid')
  caseId!: string;

  @Column('uuid')
  staffId!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('bytea')
  sealed!: Buffer;
}
