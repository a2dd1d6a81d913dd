import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId } from '#contracts';

/** A browser in which a member logged in: it keeps a cookie, of which only the hash rests here. */
@Entity({ schema: 'auth', name: 'known_device' })
@Unique('known_device_once', ['memberId', 'tokenHash'])
export class KnownDeviceEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'known_device_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('bytea', { select: false })
  tokenHash!: Buffer;

  @Column('text')
  userAgent!: string;

  @Column('timestamptz')
  firstSeenAt!: Date;

  @Column('timestamptz')
  lastSeenAt!: Date;
}
