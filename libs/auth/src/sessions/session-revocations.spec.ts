import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MemberId } from '#contracts';
import type { Transactions } from '#database';
import type { SessionRevocationsRepository } from './session-revocations.repository.js';
import { SessionRevocations } from './session-revocations.js';

/** A Postgres that answers when it is told to. */
const slowPostgres = () => {
  const waiting: ((members: MemberId[]) => void)[] = [];
  const repository = { recent: () => new Promise((done) => waiting.push(done)) } as unknown as SessionRevocationsRepository;
  return { waiting, news: new SessionRevocations({} as Transactions, repository) };
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
    waiting[0]?.(['anna' as MemberId]);
    await jest.advanceTimersByTimeAsync(0);
    expect([told, news.isFresh()]).toEqual([['anna'], false]);
    await jest.advanceTimersByTimeAsync(1_000);
    waiting[1]?.([]);
    await jest.advanceTimersByTimeAsync(0);
    expect(news.isFresh()).toBe(true);
    news.onModuleDestroy();
  });
});
