import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberLifecycle } from '#auth';
import type { MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { MemberSignalsRepository, type FoundSignal } from './member-signals.repository.js';
import { NoticedMembersRepository, type NoticedMember, type NoticedWish } from './noticed-members.repository.js';
import { throwawayDomainOf } from './throwaway-domains.js';
import { TrustService } from './trust.service.js';

const RETENTION_DAYS = 90;
const TOLD_AT_ONCE = 50;

/** What is noticed about a member beside what they write. It decides nothing: it is shown to moderators, and counts as trust does. */
@Injectable()
export class MemberSignals implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly signals: MemberSignalsRepository,
    private readonly lifecycle: MemberLifecycle,
    private readonly trust: TrustService,
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

  /** Notes that a member looked at so many profiles, or photos, within a day. */
  noteViews(memberId: MemberId, at: 'profiles' | 'photos', count: number): Promise<void> {
    return this.transactions.run((tx) => this.signals.noteViews(tx, memberId, `many_${at}`, count));
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
}
