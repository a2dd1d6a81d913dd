import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'profiles', name: 'town_change' })
@Index('town_change_by_member', ['memberId', 'at'])
export class TownChangeEntity {
  @Column('uuid')
  memberId!: string;

  @Column('timestamptz')
  at!: Date;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'town_change_pk' })
  id!: string;
}
