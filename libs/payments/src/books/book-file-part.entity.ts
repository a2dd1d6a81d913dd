import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A piece of a file, packed: a large one is never in memory as a whole. */
@Entity({ schema: 'payments', name: 'book_file_part' })
export class BookFilePartEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'book_file_part_pk' })
  fileId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'book_file_part_pk' })
  no!: number;

  @Column('bytea')
  packed!: Buffer;
}
