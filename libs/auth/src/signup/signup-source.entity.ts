import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId } from '#contracts';

/** From which network a member came when they signed up: a keyed hash, for two hours. */
@Entity({ schema: 'auth', name: 'signup_source' })
@Index('signup_source_by_network', ['network', 'at'])
@Index('signup_source_by_at', ['at'])
export class SignupSourceEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'signup_source_pk' })
  memberId!: MemberId;

  @Column('timestamptz')
  at!: Date;

  @Column('bytea')
  network!: Buffer;
}
