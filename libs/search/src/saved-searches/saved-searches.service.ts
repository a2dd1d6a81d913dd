import { Injectable } from '@nestjs/common';
import { AppError, limits, type MemberId, type SavedSearchesAnswer, type SaveSearchBody } from '#contracts';
import { Transactions } from '#database';
import { SavedSearchesRepository } from './saved-searches.repository.js';

/** What a member looks for again and again, on every device. */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly searches: SavedSearchesRepository,
  ) {}

  async list(memberId: MemberId): Promise<SavedSearchesAnswer> {
    return { searches: await this.transactions.read((tx) => this.searches.list(tx, memberId)) };
  }

  /** Throws `saved_searches_full`; two at once cannot make one too many. A name that exists is saved over. */
  save(memberId: MemberId, search: SaveSearchBody): Promise<SavedSearchesAnswer> {
    return this.transactions.run(async (tx) => {
      await this.searches.lock(tx, memberId);
      const saved = await this.searches.list(tx, memberId);
      const same = saved.find(({ name }) => name === search.name);
      if (!same && saved.length >= limits.savedSearches)
        throw new AppError('saved_searches_full', { params: { max: limits.savedSearches } });
      if (same) await this.searches.change(tx, memberId, same.id, search);
      else await this.searches.insert(tx, memberId, search);
      return { searches: await this.searches.list(tx, memberId) };
    });
  }

  remove(memberId: MemberId, id: string): Promise<SavedSearchesAnswer> {
    return this.transactions.run(async (tx) => {
      if (!(await this.searches.remove(tx, memberId, id))) throw new AppError('saved_search_not_found');
      return { searches: await this.searches.list(tx, memberId) };
    });
  }
}
