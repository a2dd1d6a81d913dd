import { Injectable } from '@nestjs/common';
import { AppError, limits, type MemberId, type SavedSearch, type SavedSearchesAnswer, type SaveSearchBody } from '#contracts';
import { Transactions } from '#database';

const LIST = `select id, name, filters from search.saved_search where member_id = $1 order by created_at, id`;

/** What a member looks for again and again, on every device. */
@Injectable()
export class SavedSearchesService {
  constructor(private readonly transactions: Transactions) {}

  async list(memberId: MemberId): Promise<SavedSearchesAnswer> {
    return { searches: await this.transactions.single<SavedSearch>(LIST, [memberId]) };
  }

  /** Throws `saved_searches_full`; two at once cannot make one too many. A name that exists is saved over. */
  save(memberId: MemberId, { name, filters }: SaveSearchBody): Promise<SavedSearchesAnswer> {
    return this.transactions.run(async (tx) => {
      await tx.query(`select from profiles.profile where member_id = $1 for no key update`, [memberId]);
      const saved = await tx.query<SavedSearch>(LIST, [memberId]);
      const same = saved.find((search) => search.name === name);
      if (!same && saved.length >= limits.savedSearches)
        throw new AppError('saved_searches_full', { params: { max: limits.savedSearches } });
      await tx.query(
        same
          ? `update search.saved_search set filters = $3, name = $2 where member_id = $1 and id = $4`
          : `insert into search.saved_search (member_id, name, filters, created_at, id) values ($1, $2, $3, public.app_now(), coalesce($4::uuid, uuidv7()))`,
        [memberId, name, JSON.stringify(filters), same?.id ?? null],
      );
      return { searches: await tx.query<SavedSearch>(LIST, [memberId]) };
    });
  }

  async remove(memberId: MemberId, id: string): Promise<SavedSearchesAnswer> {
    const gone = await this.transactions.single(`delete from search.saved_search where member_id = $1 and id = $2 returning id`, [
      memberId,
      id,
    ]);
    if (gone.length === 0) throw new AppError('saved_search_not_found');
    return this.list(memberId);
  }
}
