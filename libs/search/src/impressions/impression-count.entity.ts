import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How many profiles of a country were shown on a site in a day of the books: sums, without anybody in them. */
@Entity({ schema: 'search', name: 'impression_count' })
@Check('impression_count_parts', 'fictional between 0 and shown and unasked between 0 and fictional')
export class ImpressionCountEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'impression_count_pk' })
  day!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'impression_count_pk' })
  siteId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'impression_count_pk' })
  country!: string;

  @Column('bigint')
  shown!: number;

  @Column('bigint')
  fictional!: number;

  /** Of the fictional ones: those that nobody had asked for. */
  @Column('bigint')
  unasked!: number;
}
