import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberLifecycle, SignupSources } from '#auth';
import { TranscriptsService } from '#chats';
import type { MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { MemberSignalsRepository, type FoundSignal } from './member-signals.repository.js';
import { NoticedMembersRepository, type NoticedMember, type NoticedWish } from './noticed-members.repository.js';
import { burstMinutes, fastMinutes } from './signal-rules.policy.js';
import { SignalRulesService } from './signal-rules.service.js';
import { throwawayDomainOf } from './throwaway-domains.js';
import { TrustService } from './trust.service.js';

const RETENTION_DAYS = 90;
const TOLD_AT_ONCE = 50;
const EXAMINED_AT_MOST = 20_000;

/** What is noticed about a member beside what they write. It decides nothing: it is shown to moderators, and counts as trust does. */
@Injectable()
export class MemberSignals implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly signals: MemberSignalsRepository,
    private readonly sources: SignupSources,
    private readonly lifecycle: MemberLifecycle,
    private readonly trust: TrustService,
    private readonly rules: SignalRulesService,
    private readonly transcripts: TranscriptsService,
    private readonly members: NoticedMembersRepository,
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
      const atLeast = await this.rules.threshold(tx, 'signup_burst');
      for (const { members, people } of await this.sources.bursts(tx, atLeast, burstMinutes))
        noticed += await this.note(tx, 'signup_burst', members, { people, minutes: burstMinutes });
      return noticed;
    });
  }

  /** Notes that a member looked at so many profiles, or photos, within a day. */
  noteViews(memberId: MemberId, at: 'profiles' | 'photos', count: number): Promise<void> {
    return this.transactions.run((tx) => this.signals.noteViews(tx, memberId, `many_${at}`, count));
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

  /** The newest first. */
  async of(tx: Tx, memberId: string): Promise<FoundSignal[]> {
    return (await this.ofEach(tx, [memberId])).get(memberId) ?? [];
  }

  ofEach(tx: Tx, members: readonly string[]): Promise<Map<string, FoundSignal[]>> {
    return this.signals.ofEach(tx, members, TOLD_AT_ONCE);
  }

  /** The members with signals that count and that nobody dealt with yet. */
  noticed(tx: Tx, wish: NoticedWish, offset: number, limit: number): Promise<NoticedMember[]> {
    return this.members.page(tx, wish, offset, limit);
  }

  countNoticed(tx: Tx, kind: NoticedWish['kind'], atMost: number): Promise<number> {
    return this.members.count(tx, kind, atMost);
  }

  forgetOld(): Promise<number> {
    return this.transactions.run((tx) => this.signals.forgetOld(tx, RETENTION_DAYS));
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
