import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { ConsentKind } from '#contracts';

@Entity({ schema: 'profiles', name: 'consent' })
@Check('consent_kind', `kind in ('sexuality', 'intimate')`)
export class ConsentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'consent_pk' })
  memberId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'consent_pk' })
  kind!: ConsentKind;

  @Column('integer')
  version!: number;

  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'consent_pk' })
  givenAt!: Date;

  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;
}
