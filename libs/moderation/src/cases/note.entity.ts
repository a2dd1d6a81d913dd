import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { NoteKind } from '#contracts-admin';

@Entity({ schema: 'moderation', name: 'note' })
@Check('note_kind', `kind in ('note', 'translation')`)
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

  @Column('text', { default: 'note' })
  kind!: NoteKind;
}
