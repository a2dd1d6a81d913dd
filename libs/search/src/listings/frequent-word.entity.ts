import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

@Entity({ schema: 'search', name: 'frequent_word' })
@Unique('frequent_word_nr_uq', ['country', 'nr'])
@Check('frequent_word_nr_ck', '(nr >= 0) AND (nr <= 62)')
export class FrequentWordEntity {
  @PrimaryColumn('character', { length: 2, primaryKeyConstraintName: 'frequent_word_pk' })
  country!: string;

  @Column('smallint')
  nr!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'frequent_word_pk' })
  word!: string;

  @Column('timestamptz', { nullable: true })
  markedAt!: Date | null;
}
