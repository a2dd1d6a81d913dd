import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId } from '#contracts';

/** Where a browser takes pushes. It goes with its session: see `sql/end_push_subscription.sql`. */
@Entity({ schema: 'notifications', name: 'push_subscription' })
@Unique('push_subscription_session', ['sessionId'])
@Unique('push_subscription_endpoint', ['endpoint'])
@Index('push_subscription_by_member', ['memberId', 'createdAt'])
export class PushSubscriptionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'push_subscription_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('uuid')
  sessionId!: string;

  @Column('text')
  endpoint!: string;

  @Column('text')
  p256dh!: string;

  @Column('text')
  auth!: string;

  @Column('text')
  applicationKey!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('uuid', { nullable: true })
  lastClaim!: string | null;
}
