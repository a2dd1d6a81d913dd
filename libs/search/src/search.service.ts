import { Injectable } from '@nestjs/common';
import { limits, type MemberId, type SearchAnswer, type SearchQuery, type SoughtSex } from '#contracts';
import { Transactions } from '#database';
import { CardsService, type Marks } from '#profiles';
import { searchCursor, type SearchPosition } from './cursor.js';

/** Search starts at these ages until the member chooses others. */
const DEFAULT_AGES = { min: 50, max: limits.ageMax } as const;

/** The statement of a search: viewer, community, sought sex, country, region, ages, two-way, fictional, position, limit. */
export const findMembersSql = `select ids, liked, matched, last_on::text, total, sought, country
  from search.find_members($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

type FoundRow = {
  readonly ids: string[] | null;
  readonly liked: boolean[] | null;
  readonly matched: boolean[] | null;
  readonly last_on: string | null;
  readonly total: number | null;
  readonly sought: SoughtSex;
  readonly country: string;
};

@Injectable()
export class SearchService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cards: CardsService,
  ) {}

  /** Members whom `me` may find. Two queries, whatever the filters. */
  async find(me: { readonly id: MemberId; readonly communityId: string }, query: SearchQuery): Promise<SearchAnswer> {
    return this.search(me.id, me.communityId, query, query.limit ?? limits.pageSize, searchCursor.decode(query.cursor));
  }

  /** A visitor's limited search: the first results, blurred, without paging. */
  async findForVisitor(communityId: string, country: string, query: SearchQuery): Promise<SearchAnswer> {
    const answer = await this.search(null, communityId, { country, ...query, two_way: false }, limits.visitorResults, undefined);
    return { ...answer, cursor: null, limited: true };
  }

  private search(
    viewerId: MemberId | null,
    communityId: string,
    query: SearchQuery,
    limit: number,
    after: SearchPosition | undefined,
  ): Promise<SearchAnswer> {
    const ages = { min: query.min_age ?? DEFAULT_AGES.min, max: query.max_age ?? DEFAULT_AGES.max };
    const twoWay = viewerId !== null && (query.two_way ?? true);
    return this.transactions.read(async (tx) => {
      const [found] = await tx.query<FoundRow>(findMembersSql, [
        viewerId,
        communityId,
        query.gender ?? null,
        query.country ?? null,
        query.countryregion ?? null,
        ages.min,
        ages.max,
        twoWay,
        query.fictional ?? false,
        after?.on ?? null,
        after?.id ?? null,
        limit,
      ]);
      const ids = found?.ids ?? [];
      const marks = new Map<string, Marks>(
        ids.map((id, index) => [id, { liked: found?.liked?.[index] ?? false, match: found?.matched?.[index] ?? false }]),
      );
      const last = ids.length === limit ? ids.at(-1) : undefined;
      const total = found?.total ?? after?.total ?? 0;
      return {
        profiles: await this.cards.inOrder(tx, viewerId, ids, marks),
        num_results: Math.min(total, limits.countCap),
        more: total > limits.countCap,
        cursor: last && found?.last_on ? searchCursor.encode({ on: found.last_on, id: last, total }) : null,
        limited: false,
        filters: {
          gender: found?.sought ?? 'both',
          country: found?.country ?? query.country ?? '',
          countryregion: query.countryregion ?? null,
          min_age: ages.min,
          max_age: ages.max,
          two_way: twoWay,
          fictional: query.fictional ?? false,
        },
      };
    });
  }
}
