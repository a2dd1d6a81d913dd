import { Inject, Injectable } from '@nestjs/common';
import { SessionsService, type SessionMember } from '#auth';
import { CONFIG, type Config } from '#config';
import { AppError, limits, type PushSubscriptionBody } from '#contracts';
import { Transactions } from '#database';
import { isKnownService, spelledOut } from './push-services.policy.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

type Subscription = NonNullable<PushSubscriptionBody['subscription']>;
type Holder = Pick<SessionMember, 'id' | 'sessionId'>;

/** Which browsers take pushes for whom. A subscription belongs to the session that brought it, and ends with it. */
@Injectable()
export class PushSubscriptions {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsService,
    private readonly subscriptions: PushSubscriptionsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async subscribe({ id: memberId, sessionId }: Holder, { endpoint, keys }: Subscription): Promise<void> {
    const { push } = this.config;
    if (!push) throw new AppError('push_unavailable');
    if (!isKnownService(endpoint, push.otherServices)) throw new AppError('push_service_unknown');
    await this.transactions.run(async (tx) => {
      // Ended in another process a moment ago: whoever asks is signed out.
      if (!(await this.sessions.lock(tx, memberId, sessionId))) throw new AppError('authentication_required');
      await this.subscriptions.put(tx, { memberId, sessionId, endpoint: spelledOut(endpoint), ...keys, applicationKey: push.publicKey });
      await this.subscriptions.keepNewest(tx, memberId, limits.pushSubscriptions);
    });
  }

  async unsubscribe({ sessionId }: Holder): Promise<void> {
    await this.transactions.run((tx) => this.subscriptions.deleteOfSession(tx, sessionId));
  }
}
