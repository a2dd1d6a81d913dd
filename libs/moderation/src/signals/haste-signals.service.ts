import { Injectable } from '@nestjs/common';
import { SignupSources } from '#auth';
import { TranscriptsService } from '#chats';
import { Transactions, type Tx } from '#database';
import { MemberSignalsRepository } from './member-signals.repository.js';
import { burstMinutes, fastMinutes } from './signal-rules.policy.js';
import { SignalRulesService } from './signal-rules.service.js';
import { TrustService } from './trust.service.js';

const EXAMINED_AT_MOST = 20_000;

/** What stands out by its haste, looked for among all members again and again. */
@Injectable()
export class HasteSignals {
  constructor(
    private readonly transactions: Transactions,
    private readonly signals: MemberSignalsRepository,
    private readonly sources: SignupSources,
    private readonly transcripts: TranscriptsService,
    private readonly rules: SignalRulesService,
    private readonly trust: TrustService,
  ) {}

  /** Notes who signed up together with many others from one network; answers of how many it is new. */
  noticeBursts(): Promise<number> {
    return this.transactions.run(async (tx) => {
      let noticed = 0;
      const atLeast = await this.rules.threshold(tx, 'signup_burst');
      for (const { members, people } of await this.sources.bursts(tx, atLeast, burstMinutes))
        noticed += await this.note(tx, 'signup_burst', members, { people, minutes: burstMinutes });
      return noticed;
    });
  }

  /** Notes who began many conversations within minutes, in the last day; answers of how many it is new. */
  noticeHaste(): Promise<number> {
    return this.transactions.run(async (tx) => {
      let noticed = 0;
      const atLeast = await this.rules.threshold(tx, 'fast_openings');
      const wish = { atLeast, minutes: fastMinutes, days: 1, limit: EXAMINED_AT_MOST };
      for (const { id, people } of (await this.transcripts.fastStarters(tx, wish)).starters)
        noticed += await this.note(tx, 'fast_openings', [id], { people, minutes: fastMinutes });
      return noticed;
    });
  }

  private async note(
    tx: Tx,
    kind: 'signup_burst' | 'fast_openings',
    members: readonly string[],
    why: { readonly people: number; readonly minutes: number },
  ): Promise<number> {
    const fresh = await this.signals.notePeople(tx, kind, members, why);
    for (const memberId of fresh) await this.trust.judge(tx, memberId);
    return fresh.length;
  }
}
