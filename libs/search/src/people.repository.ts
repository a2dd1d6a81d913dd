import { Injectable } from '@nestjs/common';
import type { MatchAnswers, MemberId, SoughtSex } from '#contracts';
import type { Tx } from '#database';
import type { Candidate } from './match-finder.policy.js';
import type { PeopleFilter } from './search.filter.js';

export type FoundPeople = {
  readonly ids: string[];
  readonly liked: boolean[];
  readonly matched: boolean[];
  readonly last_on: string | null;
  readonly total: number | null;
  readonly sought: SoughtSex;
  readonly country: string;
  readonly min_age: number;
  readonly max_age: number;
};
export type PeoplePage = { readonly after: { readonly on: string; readonly id: string } | undefined; readonly limit: number };

export type Deck = {
  readonly ids: string[] | null;
  readonly likesAt: Date[];
  readonly lastId: MemberId | null;
  readonly lastName: string | null;
  readonly lastLiked: boolean | null;
  readonly zone: string;
};

export type Candidates = {
  readonly answers: MatchAnswers | null;
  readonly ownInterests: string[] | null;
  readonly ownReason: string | null;
  readonly candidates: Candidate[];
};

/** Who is found. The rules stand in sql/, each asked in one statement. */
@Injectable()
export class PeopleRepository {
  /** The first page counts how many there are in all. */
  async find(
    tx: Tx,
    viewerId: MemberId | null,
    communityId: string,
    filter: PeopleFilter,
    { after, limit }: PeoplePage,
  ): Promise<FoundPeople> {
    const [found] = await tx.query<FoundPeople>(
      `select ids, liked, matched, last_on::text, total, sought, country, min_age, max_age
         from search.find_people($1, $2, $3, $4, $5, $6, $7)`,
      [viewerId, communityId, JSON.stringify(filter), after?.on ?? null, after?.id ?? null, limit, after === undefined],
    );
    if (!found) throw new Error('search.find_people answers with one row');
    return found;
  }

  async candidates(tx: Tx, memberId: MemberId, limit: number): Promise<Candidates | undefined> {
    const [row] = await tx.query<Candidates>(
      `select answers, own_interests as "ownInterests", own_reason as "ownReason", candidates from search.match_candidates($1, $2)`,
      [memberId, limit],
    );
    return row;
  }

  /** The cards of the swipe game, and what its state is counted from. */
  async deck(tx: Tx, memberId: MemberId, limit: number): Promise<Deck | undefined> {
    const [row] = await tx.query<Deck>(
      `select ids, likes_at as "likesAt", last_id as "lastId", last_name as "lastName", last_liked as "lastLiked", zone
         from search.swipe_deck($1, $2)`,
      [memberId, limit],
    );
    return row;
  }
}
