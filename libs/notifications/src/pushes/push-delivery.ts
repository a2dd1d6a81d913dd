import { Injectable } from '@nestjs/common';
import type { MemberId, PushNotice } from '#contracts';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { done, GiveUp, skipped, type JobOutcome } from '#queues';
import type { PushAnswer } from './push-answers.policy.js';
import { PushSender } from './push-sender.js';
import { PushSubscriptionsRepository, type PushTarget } from './push-subscriptions.repository.js';

export type OutgoingPush = PushNotice & {
  readonly memberId: MemberId;
  /** In the transaction that notes a browser that took it. */
  readonly taken?: ((tx: Tx) => Promise<void>) | undefined;
};

/** What a push is sent for: settled when no browser waits for it any more. */
export type PushClaim = Pick<Claim, 'id' | 'settle'>;

/** A push service was away or asked for patience: the job is tried again, for those browsers alone. */
export class PushDelayed extends Error {}

/** Brings a notice to every browser in which the member takes pushes. Browsers that took it are noted, so that a retry leaves them alone. */
@Injectable()
export class PushDelivery {
  constructor(
    private readonly transactions: Transactions,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly sender: PushSender,
  ) {}

  /** The claim is settled when no browser waits for the notice any more. */
  async deliver(claim: PushClaim, { memberId, taken, title, body, url, tag, category, at, badge }: OutgoingPush): Promise<JobOutcome> {
    const { push } = this.sender;
    if (!push) return this.drop(claim, 'no push is offered');
    const targets = await this.transactions.read((tx) => this.subscriptions.targetsOf(tx, memberId, push.publicKey, claim.id));
    if (targets.length === 0) return this.drop(claim, 'no browser waits for it');
    const notice = { title, body, url, tag, category, at, ...(badge !== undefined && { badge }) };
    const answers = await Promise.all(targets.map((target) => this.sendTo(target, notice, { claim, taken })));
    const count = (answer: PushAnswer) => answers.filter((one) => one === answer).length;
    if (count('later') > 0) throw new PushDelayed(`${count('later')} of ${targets.length} push services did not take it`);
    // The keys of this installation, or what it sends, may be wrong: staff have to see that.
    if (count('refused') === targets.length) throw new GiveUp('push_refused');
    await this.transactions.run((tx) => claim.settle(tx));
    return done;
  }

  /** Nothing has to be sent any more. */
  async drop(claim: PushClaim, why: string): Promise<JobOutcome> {
    await this.transactions.run((tx) => claim.settle(tx));
    return skipped(why);
  }

  private async sendTo(
    target: PushTarget,
    notice: PushNotice,
    { claim, taken }: Pick<OutgoingPush, 'taken'> & { readonly claim: PushClaim },
  ): Promise<PushAnswer> {
    const answer = await this.sender.send(target, notice);
    if (answer === 'gone') await this.transactions.run((tx) => this.subscriptions.delete(tx, target));
    if (answer === 'taken')
      await this.transactions.run(async (tx) => {
        await this.subscriptions.noteSent(tx, target.id, claim.id);
        await taken?.(tx);
      });
    return answer;
  }
}
