import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'search', name: 'match_answers' })
export class MatchAnswersEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'match_answers_pk' })
  memberId!: string;

  @Column('jsonb')
  answers!: unknown;

  @Column('timestamptz')
  updatedAt!: Date;
}
