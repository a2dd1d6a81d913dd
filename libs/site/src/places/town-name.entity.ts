import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TownEntity } from './town.entity.js';

/** What a town is found by: see `town-keys.ts`. */
@Entity({ schema: 'site', name: 'town_name' })
@Index('town_name_by_town', ['townId'])
@ForeignKey(() => TownEntity, ['townId'], ['id'], { name: 'town_name_town_fk', onDelete: 'CASCADE' })
export class TownNameEntity {
  @PrimaryColumn('character', { length: 2, primaryKeyConstraintName: 'town_name_pk' })
  country!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'town_name_pk', collation: 'C' })
  key!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'town_name_pk' })
  townId!: number;

  @Column('smallint')
  rank!: number;
}
