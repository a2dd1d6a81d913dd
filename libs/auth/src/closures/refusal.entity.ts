import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'auth', name: 'refusal' })
export class RefusalEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'refusal_pk' })
  key!: Buffer;

  @Column('timestamptz')
  until!: Date;
}
