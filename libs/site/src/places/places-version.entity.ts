import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'site', name: 'places_version' })
@Check('places_version_only_row_check', 'only_row')
export class PlacesVersionEntity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'places_version_pk' })
  onlyRow!: boolean;

  @Column('text')
  version!: string;
}
