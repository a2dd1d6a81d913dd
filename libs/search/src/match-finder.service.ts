import { Injectable } from '@nestjs/common';
import { limits, type MatchAnswers, type MatchesAnswer, type MatchFinderAnswer, type MemberId } from '#contracts';
import { Transactions } from '#database';
import { CardsService } from '#profiles';
import { rank, type Candidate } from './match-finder.policy.js';

/** So many of the most recent are ranked: enough to choose from, few enough to answer at once. */
const CANDIDATES = 500;

/** The statement of the match finder: viewer, how many. */
const matchCandidatesSql = `select answers, own_interests as "ownInterests", own_reason as "ownReason", candidates
  from search.match_candidates($1, $2)`;

type FoundRow = {
  readonly answers: MatchAnswers | null;
  readonly ownInterests: string[] | null;
  readonly ownReason: string | null;
  readonly candidates: Candidate[];
};

/** Who suits a member best, by what both told, each with its reason. */
@Injectable()
export class MatchFinderService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cards: CardsService,
  ) {}

  async answers(memberId: MemberId): Promise<MatchFinderAnswer> {
    const [row] = await this.transactions.single<{ answers: MatchAnswers }>(
      `select answers from search.match_answers where member_id = $1`,
      [memberId],
    );
    return { answers: row?.answers ?? null };
  }

  async answer(memberId: MemberId, answers: MatchAnswers): Promise<MatchFinderAnswer> {
    await this.transactions.single(
      `insert into search.match_answers as a (member_id, answers, updated_at) values ($1, $2, public.app_now())
       on conflict on constraint match_answers_pk do update set answers = excluded.answers, updated_at = excluded.updated_at`,
      [memberId, JSON.stringify(answers)],
    );
    return { answers };
  }

  /** Two queries. */
  matches(memberId: MemberId): Promise<MatchesAnswer> {
    return this.transactions.read(async (tx) => {
      const [row] = await tx.query<FoundRow>(matchCandidatesSql, [memberId, CANDIDATES]);
      const seeker = { answers: row?.answers ?? {}, interests: row?.ownInterests ?? [], reason: row?.ownReason ?? null };
      const ranked = rank(seeker, row?.candidates ?? [], limits.matchFinderAnswers);
      const cards = await this.cards.inOrder(
        tx,
        memberId,
        ranked.map(({ id }) => id),
      );
      const reasons = new Map(ranked.map((one) => [one.id, one.reasons]));
      return { matches: cards.map((profile) => ({ profile, reasons: [...(reasons.get(profile.id) ?? [])] })) };
    });
  }
}
