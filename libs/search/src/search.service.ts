import { Injectable } from '@nestjs/common';
import { AppError, limits, type Locale, type MemberId, type SearchAnswer, type SearchBody } from '#contracts';
import { Transactions } from '#database';
import { CardsService, type Marks } from '#profiles';
import { PresenceService, VisibilityService } from '#visibility';
import { facesFirst } from './faces-first.js';
import { Impressions } from './impressions/index.js';
import { PeopleRepository } from './people.repository.js';
import { searchCursor, type SearchPosition } from './cursor.js';
import { markOf, memberFilter, visitorFilter, type PeopleFilter } from './search.filter.js';

export type Searcher = { readonly id: MemberId; readonly siteId: string; readonly communityId: string; readonly language: Locale };
type VisitedSite = { readonly id: string; readonly communityId: string };

@Injectable()
export class SearchService {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleRepository,
    private readonly cards: CardsService,
    private readonly presence: PresenceService,
    private readonly visibility: VisibilityService,
    private readonly impressions: Impressions,
  ) {}

  /** Members whom `me` may find. Two queries, whatever the filters, and a third where a replica finds; one when only the count is asked for (`limit` 0). */
  async find(me: Searcher, query: SearchBody): Promise<SearchAnswer> {
    const after = searchCursor.decode(query.cursor);
    const mark = markOf(query);
    const page = after?.page ?? 1;
    if ((after && after.of !== mark) || (query.pageNumber ?? page) !== page) throw new AppError('invalid_input');
    const filter = memberFilter(query, me.language);
    const online = query.online ? { online: await this.presence.onlineNow() } : {};
    const answer = await this.search(me.id, me.communityId, { ...filter, ...online }, query.limit ?? limits.pageSize, mark, after);
    this.impressions.count(me.siteId, answer.profiles, filter.fictional);
    return answer;
  }

  /** A visitor's limited search: the first results, blurred, without paging. */
  async findForVisitor(site: VisitedSite, country: string, query: SearchBody, language: Locale): Promise<SearchAnswer> {
    const filter = visitorFilter(query, country, language);
    const answer = await this.search(null, site.communityId, filter, limits.visitorResults, '', undefined);
    this.impressions.count(site.id, answer.profiles, filter.fictional);
    return { ...answer, cursor: null, limited: true };
  }

  private async search(
    viewerId: MemberId | null,
    communityId: string,
    filter: PeopleFilter,
    limit: number,
    mark: string,
    after: SearchPosition | undefined,
  ): Promise<SearchAnswer> {
    const page = after?.page ?? 1;
    const found = await this.transactions.readStale(viewerId, async (tx) => ({
      ...(await this.people.find(tx, viewerId, communityId, filter, { after, limit })),
      isStale: tx.isStale,
    }));
    const marks = new Map<string, Marks>(
      found.ids.map((id, index) => [id, { liked: found.liked[index] ?? false, match: found.matched[index] ?? false }]),
    );
    const last = limit > 0 && found.ids.length === limit ? found.ids.at(-1) : undefined;
    const total = found.total ?? after?.total ?? 0;
    return this.transactions.read(async (tx) => {
      const ids = await this.visibility.stillShown(tx, viewerId, found);
      return {
        profiles: facesFirst(await this.cards.inOrder(tx, viewerId, ids, marks)),
        numResults: Math.min(total, limits.countCap),
        pageNumber: page,
        more: total > limits.countCap,
        cursor: last && found.last_on ? searchCursor.encode({ on: found.last_on, id: last, total, of: mark, page: page + 1 }) : null,
        limited: false,
        filters: {
          gender: found.sought,
          country: found.country,
          countryregion: filter.region ?? null,
          min_age: found.min_age,
          max_age: found.max_age,
          two_way: filter.two_way,
          fictional: filter.fictional,
        },
      };
    });
  }
}
