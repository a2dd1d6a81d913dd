import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import { ChatsRepository, type FeedMark } from '../conversations/index.js';

const NOTHING_YET: FeedMark = { seq: 0, newLikes: 0 };
const MOST_AT_ONCE = 500;
/** So long a question is waited for by those who came after it: one that hangs on its connection holds nobody else. */
export const PATIENCE_MS = 1_000;

/**
 * Where feeds stand. Every open tab asks it each minute: who asks while a question is under way waits for the next one, which is asked for all of
 * them. So the tabs of a process take one connection to Postgres, however many they are.
 */
@Injectable()
export class FeedMarks {
  private underWay: Promise<unknown> = Promise.resolve();
  private readonly loader = new DataLoader<MemberId, FeedMark>((members) => this.ask(members), {
    // An answer is kept for nobody: who asks again gets what holds then.
    cache: false,
    maxBatchSize: MOST_AT_ONCE,
    batchScheduleFn: (next) => void this.underWay.then(next),
  });

  constructor(
    private readonly transactions: Transactions,
    private readonly chats: ChatsRepository,
  ) {}

  /** What was committed before the question is in the answer. */
  of(member: MemberId): Promise<FeedMark> {
    return this.loader.load(member);
  }

  private async ask(members: readonly MemberId[]): Promise<FeedMark[]> {
    const asking = this.transactions.read((tx) => this.chats.feedMarks(tx, members));
    this.underWay = Promise.race([asking, sleep(PATIENCE_MS, undefined, { ref: false })]).catch(() => undefined);
    const marks = await asking;
    return members.map((member) => marks.get(member) ?? NOTHING_YET);
  }
}
