import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MatchAnswers, MemberId } from '#contracts';

@Entity({ schema: 'search', name: 'match_answers' })
export class MatchAnswersEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'match_answers_pk' })
  memberId!: MemberId;

  @Column('jsonb')
  answers!: MatchAnswers;

  @Column('timestamptz')
  updatedAt!: Date;
}
