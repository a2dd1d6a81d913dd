import { describe, expect, it } from '@jest/globals';
import type { MemberId } from '#contracts';
import type { Transactions } from '#database';
import type { Site } from '#site';
import { VisitorPages } from './visitor-pages.js';

describe('a site that shows nobody to visitors', () => {
  it('does not even look whether a member is there: every page is the same closed door [#47]', async () => {
    const asked: unknown[] = [];
    const transactions = { read: (work: unknown) => Promise.resolve(asked.push(work)) } as unknown as Transactions;
    const pages = new VisitorPages(transactions, ...([] as unknown as [never, never]));
    const site = { settings: { logged_out_search: 'none', logged_out_search_trafficsource: 'none' } } as Site;
    expect(await pages.isThere(site, true, '01930000-0000-7000-8000-00000000dead' as MemberId)).toBe(true);
    expect(asked).toEqual([]);
  });
});
