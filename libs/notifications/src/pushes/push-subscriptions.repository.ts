import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import type { MemberId } from '#contracts';
import { appNow, type Tx } from '#database';
import { PushSubscriptionEntity } from './push-subscription.entity.js';

export type PushTarget = Readonly<Pick<PushSubscriptionEntity, 'id' | 'endpoint' | 'p256dh' | 'auth'>>;
export type NewSubscription = Readonly<
  Pick<PushSubscriptionEntity, 'memberId' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth' | 'applicationKey'>
>;

const subscriptions = (tx: Tx): Repository<PushSubscriptionEntity> => tx.repository(PushSubscriptionEntity);

@Injectable()
export class PushSubscriptionsRepository {
  /** Takes the endpoint over from whoever had it: it is the same browser. The session's own older one goes. */
  async put(tx: Tx, subscription: NewSubscription): Promise<void> {
    await tx.query(`delete from notifications.push_subscription where session_id = $1 and endpoint <> $2`, [
      subscription.sessionId,
      subscription.endpoint,
    ]);
    await subscriptions(tx).upsert({ ...subscription, createdAt: appNow, lastClaim: null }, ['endpoint']);
  }

  async keepNewest(tx: Tx, memberId: MemberId, count: number): Promise<void> {
    await tx.query(
      `delete from notifications.push_subscription where id in (
         select id from notifications.push_subscription where member_id = $1 order by created_at desc, id desc offset $2)`,
      [memberId, count],
    );
  }

  async deleteOfSession(tx: Tx, sessionId: string): Promise<void> {
    await subscriptions(tx).delete({ sessionId });
  }

  /** Where a member takes pushes, of sessions that still last, made with this key; but for those that had one for this claim before. */
  targetsOf(tx: Tx, memberId: MemberId, applicationKey: string, claimId: string): Promise<PushTarget[]> {
    return tx.query<PushTarget>(
      `select p.id, p.endpoint, p.p256dh, p.auth
         from notifications.push_subscription p join auth.session s on s.id = p.session_id
        where p.member_id = $1 and p.application_key = $2 and s.expires_at > public.app_now() and p.last_claim is distinct from $3
        order by p.created_at`,
      [memberId, applicationKey, claimId],
    );
  }

  async noteSent(tx: Tx, id: string, claimId: string): Promise<void> {
    await subscriptions(tx).update({ id }, { lastClaim: claimId });
  }

  /** The browser subscribed anew meanwhile: then the row is another one's. */
  async delete(tx: Tx, { id, endpoint }: PushTarget): Promise<void> {
    await subscriptions(tx).delete({ id, endpoint });
  }
}
