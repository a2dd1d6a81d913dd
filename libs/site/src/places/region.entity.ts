import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'site', name: 'region' })
export class RegionEntity {
  @PrimaryColumn('character', { length: 2, primaryKeyConstraintName: 'region_pk' })
  country!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'region_pk' })
  code!: string;

  @Column('text')
  name!: string;
}
