import { describe, expect, it } from '@jest/globals';
import { setLogLevel } from '#observability';
import type { SearchService } from '#search';
import type { DailyBudgets } from '../../budgets/daily-budgets.js';
import { MembersSource } from './members.source.js';
import type { PageContext } from './page-data-source.js';

setLogLevel('silent');

describe('the people in the first page of a member', () => {
  it('are left to the browser when they cannot be found now: the page comes all the same', async () => {
    const search = { find: () => Promise.reject(new Error('the search takes too long')) } as unknown as SearchService;
    const context = {
      user: { id: 'anna', language: 'nl' },
      site: { communityId: 'one' },
      query: new URLSearchParams(),
      visitor: { ip: '127.0.0.1' },
    } as unknown as PageContext;
    expect(await new MembersSource(search, {} as DailyBudgets).find(context)).toEqual({ data: null });
  });
});
