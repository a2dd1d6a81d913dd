import type { BookFileKind } from '#contracts-admin';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A file of a closed month. The app's role can neither change nor remove one. */
@Entity({ schema: 'payments', name: 'book_file' })
@Check('book_file_kind', "kind in ('journal', 'auditfile')")
@Index('book_file_once', ['closingId', 'kind', 'currency'], { unique: true })
export class BookFileEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'book_file_pk' })
  id!: string;

  @Column('uuid')
  closingId!: string;

  @Column('text')
  kind!: BookFileKind;

  @Column('character', { length: 3 })
  currency!: string;

  /** Of the file as it is downloaded, in hexadecimal. */
  @Column('text')
  sha256!: string;

  @Column('bigint')
  size!: number;

  @Column('bigint')
  lines!: number;

  @Column('timestamptz')
  writtenAt!: Date;
}
