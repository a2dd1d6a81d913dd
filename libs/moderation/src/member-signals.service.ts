import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberLifecycle, SignupSources } from '#auth';
import { Transactions, type Tx } from '#database';
import { MemberSignalsRepository, type FoundSignal } from './member-signals.repository.js';
import { throwawayDomainOf } from './throwaway-domains.js';
import { TrustService } from './trust.service.js';

const KEPT_DAYS = 90;
const TOLD_AT_ONCE = 50;
/** A family signs up from one network, and a club now and then; a scam's sign-ups come by the dozen. */
const BURST = { atLeast: 4, minutes: 60 };

/** What is noticed about a member beside what they write. It decides nothing: it is shown to moderators, and counts as trust does. */
@Injectable()
export class MemberSignals implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly signals: MemberSignalsRepository,
    private readonly sources: SignupSources,
    private readonly lifecycle: MemberLifecycle,
    private readonly trust: TrustService,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onJoin(async (tx, { memberId, signup }) => {
      const domain = throwawayDomainOf(signup.email);
      if (domain === undefined) return;
      await this.signals.noteAddress(tx, memberId, domain);
      await this.trust.judge(tx, memberId);
    });
  }

  /** Notes who signed up together with many others from one network; answers of how many it is new. */
  noticeBursts(): Promise<number> {
    return this.transactions.run(async (tx) => {
      let noticed = 0;
      for (const { members, people } of await this.sources.bursts(tx, BURST.atLeast, BURST.minutes)) {
        const fresh = await this.signals.notePeople(tx, 'signup_burst', members, { people, minutes: BURST.minutes });
        for (const memberId of fresh) await this.trust.judge(tx, memberId);
        noticed += fresh.length;
      }
      return noticed;
    });
  }

  /** The newest first. */
  of(tx: Tx, memberId: string): Promise<FoundSignal[]> {
    return this.signals.of(tx, memberId, TOLD_AT_ONCE);
  }

  forgetOld(): Promise<number> {
    return this.transactions.run((tx) => this.signals.forgetOld(tx, KEPT_DAYS));
  }
}
