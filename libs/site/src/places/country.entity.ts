import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RegionWord } from '#contracts';

@Entity({ schema: 'site', name: 'country' })
export class CountryEntity {
  @PrimaryColumn('character', { length: 2, primaryKeyConstraintName: 'country_pk' })
  code!: string;

  @Column('text')
  regionWord!: RegionWord;
}
