import { Injectable } from '@nestjs/common';
import { limits, turnedAges, type MatchAnswers, type MatchesAnswer, type MatchFinderAnswer, type MemberId } from '#contracts';
import { Transactions } from '#database';
import { CardsService } from '#profiles';
import { VisibilityService } from '#visibility';
import { Impressions } from './impressions/index.js';
import { MatchAnswersRepository } from './match-answers.repository.js';
import { rank } from './match-finder.policy.js';
import { PeopleRepository } from './people.repository.js';

/** So many of the most recent are ranked: enough to choose from, few enough to answer at once. */
const CANDIDATES = 500;

/** Who suits a member best, by what both told, each with its reason. */
@Injectable()
export class MatchFinderService {
  constructor(
    private readonly transactions: Transactions,
    private readonly matchAnswers: MatchAnswersRepository,
    private readonly people: PeopleRepository,
    private readonly cards: CardsService,
    private readonly visibility: VisibilityService,
    private readonly impressions: Impressions,
  ) {}

  async answers(memberId: MemberId): Promise<MatchFinderAnswer> {
    return { answers: await this.transactions.read((tx) => this.matchAnswers.find(tx, memberId)) };
  }

  async answer(memberId: MemberId, given: MatchAnswers): Promise<MatchFinderAnswer> {
    const [min_age, max_age] = turnedAges(given.min_age, given.max_age);
    const answers = { ...given, ...(min_age !== undefined && { min_age }), ...(max_age !== undefined && { max_age }) };
    await this.transactions.run((tx) => this.matchAnswers.write(tx, memberId, answers));
    return { answers };
  }

  /** Two queries, and a third where a replica finds. */
  async matches({ id: memberId, siteId }: { readonly id: MemberId; readonly siteId: string }): Promise<MatchesAnswer> {
    const { found, isStale } = await this.transactions.readStale(memberId, async (tx) => ({
      found: await this.people.candidates(tx, memberId, CANDIDATES),
      isStale: tx.isStale,
    }));
    const seeker = { answers: found?.answers ?? {}, interests: found?.ownInterests ?? [], reason: found?.ownReason ?? null };
    const ranked = rank(seeker, found?.candidates ?? [], limits.matchFinderAnswers);
    const reasons = new Map(ranked.map((one) => [one.id, one.reasons]));
    return this.transactions.read(async (tx) => {
      const ids = await this.visibility.stillShown(tx, memberId, { ids: ranked.map(({ id }) => id), isStale });
      const cards = await this.cards.inOrder(tx, memberId, ids);
      this.impressions.count(siteId, cards, false);
      return { matches: cards.map((profile) => ({ profile, reasons: [...(reasons.get(profile.id) ?? [])] })) };
    });
  }
}
