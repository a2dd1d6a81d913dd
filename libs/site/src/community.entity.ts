import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'site', name: 'community' })
export class CommunityEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'community_pk' })
  id!: string;

  @Column('text')
  name!: string;
}
