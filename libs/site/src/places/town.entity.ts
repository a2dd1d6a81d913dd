import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'site', name: 'town' })
@Index('town_by_place', ['lat', 'lon'])
@Index('town_by_region', { synchronize: false })
export class TownEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'town_pk' })
  id!: number;

  @Column('character', { length: 2 })
  country!: string;

  @Column('text')
  regionCode!: string;

  @Column('text')
  name!: string;

  @Column('real')
  lat!: number;

  @Column('real')
  lon!: number;

  @Column('integer')
  population!: number;

  @Column('text')
  zone!: string;
}
