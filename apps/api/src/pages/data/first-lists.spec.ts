import { describe, expect, it } from '@jest/globals';
import type { ReadingService } from '#chats';
import { AppError, type ChatsAnswer, type LikesAnswer } from '#contracts';
import type { LikeListsService } from '#likes';
import { setLogLevel } from '#observability';
import type { DailyBudgets } from '../../budgets/daily-budgets.js';
import { ChatsSource } from './chats.source.js';
import { LikesSource } from './likes.source.js';
import type { PageContext } from './page-data-source.js';

setLogLevel('silent');

const context = (path: string, user: object | null = { id: 'anna' }) =>
  ({ user, site: { id: 'nl' }, path, visitor: { ip: '127.0.0.1' } }) as unknown as PageContext;

const chatsThat = (feed: () => Promise<Partial<ChatsAnswer>>) =>
  new ChatsSource({ feed, feedMark: () => Promise.resolve({}) } as unknown as ReadingService);

describe('the conversations of a page', () => {
  it('are left to the browser where one answer does not hold all, or there is none', async () => {
    const all = { chats: [], more: false };
    expect(await chatsThat(() => Promise.resolve(all)).find(context('/chats'))).toEqual({ data: all });
    expect(await chatsThat(() => Promise.resolve({ ...all, more: true })).find(context('/chats'))).toEqual({ data: null });
    expect(await chatsThat(() => Promise.reject(new Error('too slow'))).find(context('/chats'))).toEqual({ data: null });
  });

  it('are looked for by nobody who is not signed in', async () => {
    const source = chatsThat(() => Promise.reject(new Error('must not be asked')));
    expect(await source.find(context('/chats', null))).toEqual({ data: null });
  });
});

describe('the likes of a page', () => {
  const people = [{ id: 'bert' }] as unknown as LikesAnswer['profiles'];
  const answer: Partial<LikesAnswer> = { profiles: people, liked_by: [], matches: [], cursor: null };
  const spent: unknown[] = [];
  const source = (spend: DailyBudgets['spend']) =>
    new LikesSource({ lists: () => Promise.resolve(answer) } as unknown as LikeListsService, { spend } as DailyBudgets);

  it('count as looked at, like those that the API tells', async () => {
    const counting = source((...what) => Promise.resolve(void spent.push(what)));
    expect(await counting.find(context('/likes/given'))).toEqual({ data: { ...answer, type: 'given' } });
    expect(spent).toEqual([['profiles', { member: { id: 'anna', siteId: 'nl' }, ip: '127.0.0.1' }, ['bert']]]);
  });

  it('are not shown when the budget of the day is used up', async () => {
    const usedUp = source(() => Promise.reject(new AppError('daily_profiles_limit')));
    expect(await usedUp.find(context('/likes/given'))).toEqual({ data: null });
  });

  it('are those of a list that there is, and of a member', async () => {
    const free = source(() => Promise.resolve());
    expect(await free.find(context('/likes/viewed'))).toEqual({ data: null });
    expect(await free.find(context('/likes/given', null))).toEqual({ data: null });
  });
});
