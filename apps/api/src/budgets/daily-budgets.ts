import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { subscriberOf } from '#auth';
import { CONFIG, type Config } from '#config';
import { AppError, type MemberId } from '#contracts';
import { MemberSignals, TrustService } from '#moderation';
import { logger } from '#observability';
import { SiteService, type Site } from '#site';
import { budgetOf, passesHalf, type Budget, type BudgetName, type Standing } from './budgets.policy.js';
import { SeenToday } from './seen-today.js';

const REMEMBERED = 50_000;
/** Trust changes with days, not with minutes. */
const TRUST_LIVES_MS = 300_000;
/** Shorter than the minute after which another number of the settings is in force. */
const SPENT_LIVES_MS = 30_000;

/** Who looks at members: from where, and on which site when it is nobody's session. */
export interface Onlooker {
  readonly member?: { readonly id: MemberId; readonly siteId: string } | undefined;
  readonly site?: Site | undefined;
  readonly ip: string;
}

/**
 * A day has room for what a person looks at, not for a copy of everybody: so many profiles and so many clear photos for a member, by how far they
 * are trusted, and for everybody of a network together. Moderators are told at half of a member's budget.
 */
@Injectable()
export class DailyBudgets {
  private readonly trusted = new LRUCache<MemberId, boolean>({ max: REMEMBERED, ttl: TRUST_LIVES_MS });
  /** What is used up, and when it begins anew: whoever goes on asking costs nothing. */
  private readonly spent = new LRUCache<string, Date>({ max: REMEMBERED, ttl: SPENT_LIVES_MS });

  constructor(
    private readonly seen: SeenToday,
    private readonly trust: TrustService,
    private readonly signals: MemberSignals,
    private readonly sites: SiteService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws when the budget is used up already, as far as this process knows: before anything is looked for. */
  assertLeft(name: BudgetName, by: Onlooker): void {
    const endsAt = this.spentUntil(name, by);
    if (endsAt) throw usedUp(name, endsAt);
  }

  /** Throws instead of showing what would be too much. `isExempt` is asked then only: it may cost something. */
  async spend(name: BudgetName, by: Onlooker, ids: readonly string[], isExempt?: () => Promise<boolean>): Promise<void> {
    if (ids.length === 0) return;
    const endsAt = this.spentUntil(name, by) ?? (await this.count(name, by, ids));
    if (endsAt && !(await isExempt?.())) throw usedUp(name, endsAt);
  }

  /** Answers when it goes on, if this was too much. */
  private async count(name: BudgetName, by: Onlooker, ids: readonly string[]): Promise<Date | undefined> {
    const { member, ip } = by;
    const site = member ? await this.sites.byId(member.siteId) : by.site;
    if (!site) return undefined;
    const standing = member ? await this.standingOf(member.id, site) : 'visitor';
    const budget = budgetOf(name, standing, site.settings, this.config.isDemo);
    const network = `${name}:${standing}:${subscriberOf(ip)}`;
    const [all, own] = await this.seen.add(member ? [network, nameOf(name, member.id)] : [network], ids);
    if (member && own && passesHalf(own, budget.own)) await this.noteSignal(name, member.id, budget);
    const over = [own && own.after > budget.own ? own : undefined, all && all.after > budget.network ? all : undefined].find(Boolean);
    if (over) this.spent.set(keyOf(name, by), over.endsAt);
    return over?.endsAt;
  }

  private spentUntil(name: BudgetName, by: Onlooker): Date | undefined {
    const endsAt = this.spent.get(keyOf(name, by));
    return endsAt && endsAt > new Date() ? endsAt : undefined;
  }

  private async standingOf(memberId: MemberId, { settings }: Site): Promise<Standing> {
    let isTrusted = this.trusted.get(memberId);
    if (isTrusted === undefined) {
      isTrusted = await this.trust.isTrusted(memberId, settings.new_member_days);
      this.trusted.set(memberId, isTrusted);
    }
    return isTrusted ? 'trusted' : 'new';
  }

  /** Nobody's list waits for what only moderators need. */
  private async noteSignal(name: BudgetName, memberId: MemberId, { own }: Budget): Promise<void> {
    await this.signals.noteViews(memberId, name, Math.ceil(own / 2)).catch((error: unknown) => {
      logger.error({ err: error }, 'a signal was not noted');
    });
  }
}

const nameOf = (name: BudgetName, memberId: MemberId): string => `${name}:${memberId}`;
const keyOf = (name: BudgetName, { member, ip }: Onlooker): string => `${name}:${member?.id ?? subscriberOf(ip)}`;
const usedUp = (name: BudgetName, retryAt: Date): AppError => new AppError(`daily_${name}_limit`, { retryAt });
