import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Transactions } from '#database';
import { SessionNews } from './session-news.js';

/** A Postgres that answers when it is told to. */
const slowPostgres = () => {
  const waiting: ((rows: { member_id: string }[]) => void)[] = [];
  const transactions = { single: () => new Promise((done) => waiting.push(done)) } as unknown as Transactions;
  return { waiting, news: new SessionNews(transactions) };
};

describe('the news of ended sessions', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is asked for one question at a time, so that a Postgres that hangs keeps its connections for members', async () => {
    const { waiting, news } = slowPostgres();
    news.isFresh();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(waiting).toHaveLength(1);
    waiting[0]?.([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(waiting).toHaveLength(2);
    news.onModuleDestroy();
  });

  it('is as old as its question, not as its answer', async () => {
    const { waiting, news } = slowPostgres();
    const told: string[] = [];
    news.follow((members) => told.push(...members));
    expect(news.isFresh()).toBe(false);
    await jest.advanceTimersByTimeAsync(3_500);
    waiting[0]?.([{ member_id: 'anna' }]);
    await jest.advanceTimersByTimeAsync(0);
    expect([told, news.isFresh()]).toEqual([['anna'], false]);
    await jest.advanceTimersByTimeAsync(1_000);
    waiting[1]?.([]);
    await jest.advanceTimersByTimeAsync(0);
    expect(news.isFresh()).toBe(true);
    news.onModuleDestroy();
  });
});
