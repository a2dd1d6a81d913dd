import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MemberId } from '#contracts';
import type { Transactions } from '#database';
import type { SessionRevocationsRepository } from './session-revocations.repository.js';
import { SessionRevocations } from './session-revocations.js';

/** A Postgres that answers when it is told to. */
const slowPostgres = () => {
  const questions: ((members: MemberId[]) => void)[] = [];
  const repository = { recent: () => new Promise((done) => questions.push(done)) } as unknown as SessionRevocationsRepository;
  return { questions, revocations: new SessionRevocations({} as Transactions, repository) };
};

describe('the news of ended sessions', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is asked for one question at a time, so that a Postgres that hangs keeps its connections for members', async () => {
    const { questions, revocations } = slowPostgres();
    revocations.isFresh();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(questions).toHaveLength(1);
    questions[0]?.([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(questions).toHaveLength(2);
    revocations.onModuleDestroy();
  });

  it('is as old as its question, not as its answer', async () => {
    const { questions, revocations } = slowPostgres();
    const heard: string[] = [];
    revocations.subscribe((members) => heard.push(...members));
    expect(revocations.isFresh()).toBe(false);
    await jest.advanceTimersByTimeAsync(3_500);
    questions[0]?.(['anna' as MemberId]);
    await jest.advanceTimersByTimeAsync(0);
    expect([heard, revocations.isFresh()]).toEqual([['anna'], false]);
    await jest.advanceTimersByTimeAsync(1_000);
    questions[1]?.([]);
    await jest.advanceTimersByTimeAsync(0);
    expect(revocations.isFresh()).toBe(true);
    revocations.onModuleDestroy();
  });
});
