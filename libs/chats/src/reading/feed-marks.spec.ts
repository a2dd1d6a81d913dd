import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { MemberId } from '#contracts';
import type { Transactions, Tx } from '#database';
import type { ChatsRepository, FeedMark } from '../conversations/index.js';
import { FeedMarks, PATIENCE_MS } from './feed-marks.js';

const [anna, bert, cleo] = ['anna', 'bert', 'cleo'] as MemberId[] as [MemberId, MemberId, MemberId];
const at = (seq: number): FeedMark => ({ seq, newLikes: 0 });

/** Postgres answers when the test says so. */
function asked() {
  const questions: { readonly members: readonly string[]; answer(marks: Record<string, FeedMark>): void; fail(): void }[] = [];
  const chats = {
    feedMarks: (_tx: Tx, members: readonly string[]) =>
      new Promise((resolve, reject) => {
        questions.push({
          members,
          answer: (marks) => resolve(new Map(Object.entries(marks))),
          fail: () => reject(new Error('no connection')),
        });
      }),
  } as ChatsRepository;
  const transactions = { read: (work: (tx: Tx) => unknown) => work({} as Tx) } as Transactions;
  return { questions, marks: new FeedMarks(transactions, chats) };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe('where feeds stand', () => {
  it('is asked for all who came while a question was under way, in one question, and nobody gets the answer of another', async () => {
    const { questions, marks } = asked();
    const first = marks.of(anna);
    await aMoment();
    const later = Promise.all([marks.of(bert), marks.of(anna), marks.of(cleo)]);
    await aMoment();
    expect(questions.map(({ members }) => members)).toEqual([[anna]]);

    questions[0]?.answer({ anna: at(3) });
    expect(await first).toEqual(at(3));
    await aMoment();
    expect(questions.map(({ members }) => members)).toEqual([[anna], [bert, anna, cleo]]);
    questions[1]?.answer({ anna: at(4), bert: at(7) });
    expect(await later).toEqual([at(7), at(4), at(0)]);
  });

  it('fails for those who asked with a question that failed, and is asked anew for who came after it', async () => {
    const { questions, marks } = asked();
    const refused = marks.of(anna).catch((error: Error) => error.message);
    await aMoment();
    const later = marks.of(bert);
    questions[0]?.fail();
    expect(await refused).toBe('no connection');
    await aMoment();
    questions[1]?.answer({ bert: at(7) });
    expect(await later).toEqual(at(7));
    const again = marks.of(anna);
    await aMoment();
    questions[2]?.answer({ anna: at(5) });
    expect(await again).toEqual(at(5));
  });

  it('is asked for who came later also while a question hangs', async () => {
    const { questions, marks } = asked();
    void marks.of(anna);
    await aMoment();
    const later = marks.of(bert);
    await sleep(PATIENCE_MS + 100);
    questions[1]?.answer({ bert: at(7) });
    expect(await later).toEqual(at(7));
  });
});
