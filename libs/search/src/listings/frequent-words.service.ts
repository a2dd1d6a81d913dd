import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { chooseFrequentWords, clientOf, hasNewWords, markNewWords, type Client } from './listings.repository.js';

/** In a country with fewer members the search looks the words up soon enough. */
const SAMPLE = 5_000;
const SETTLED_MS = 5_000;
const BATCHES_AT_ONCE = 10;

/** Learns which words are frequent, and marks the listings when some are new, beside the running product. */
export async function learnFrequentWords(client: Client, { sample = SAMPLE, settledMs = SETTLED_MS } = {}): Promise<void> {
  if (!(await chooseNewWords(client, sample, settledMs))) return;
  for (let last: string | undefined; ;) if (!(last = await markNewWords(client, last))) return;
}

/** Answers whether there are words that no listing is marked with. */
async function chooseNewWords(client: Client, sample: number, settledMs: number): Promise<boolean> {
  await chooseFrequentWords(client, sample);
  if (!(await hasNewWords(client))) return false;
  // A profile that is being written at this moment knows nothing of the new words yet.
  await sleep(settledMs);
  return true;
}

/** Part of the nightly work: what people tell of themselves changes slowly. */
@Injectable()
export class FrequentWordsService {
  private readonly client: Client;

  constructor(transactions: Transactions) {
    this.client = clientOf(transactions);
  }

  /** The same in pieces: `after` is the last member whose listing was marked. Answers the last of this piece; undefined when all is learnt. */
  async learn(after: string | undefined): Promise<string | undefined> {
    if (after === undefined && !(await chooseNewWords(this.client, SAMPLE, SETTLED_MS))) return undefined;
    let last = after;
    for (let batch = 0; batch < BATCHES_AT_ONCE; batch += 1) if (!(last = await markNewWords(this.client, last))) return undefined;
    return last;
  }
}
