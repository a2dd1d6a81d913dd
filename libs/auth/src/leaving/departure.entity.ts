import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MemberId, UserStatus } from '#contracts';
import { AccountEntity } from '../accounts/index.js';

@Entity({ schema: 'auth', name: 'departure' })
@Check('departure_status_before', `status_before in ('not_confirmed', 'active', 'paused')`)
@ForeignKey(() => AccountEntity, ['memberId'], ['id'], { name: 'departure_account_fk', onDelete: 'CASCADE' })
@Index('departure_due', ['eraseAt'])
export class DepartureEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'departure_pk' })
  memberId!: MemberId;

  @Column('text')
  statusBefore!: Extract<UserStatus, 'not_confirmed' | 'active' | 'paused'>;

  @Column('timestamptz')
  leftAt!: Date;

  @Column('timestamptz')
  eraseAt!: Date;
}
