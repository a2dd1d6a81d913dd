import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { chooseFrequentWords, clientOf, hasNewWords, markNewWords, type Client } from './listings.repository.js';

/** In a country with fewer members the search looks the words up soon enough. */
const SAMPLE = 5_000;
const SETTLED_MS = 5_000;

/** Learns which words are frequent, and marks the listings when some are new, beside the running product. */
export async function learnFrequentWords(client: Client, { sample = SAMPLE, settledMs = SETTLED_MS } = {}): Promise<void> {
  await chooseFrequentWords(client, sample);
  if (!(await hasNewWords(client))) return;
  // A profile that is being written at this moment knows nothing of the new words yet.
  await sleep(settledMs);
  await markNewWords(client);
}

/** Part of the nightly work: what people tell of themselves changes slowly. */
@Injectable()
export class FrequentWordsService {
  constructor(private readonly transactions: Transactions) {}

  learn(): Promise<void> {
    return learnFrequentWords(clientOf(this.transactions));
  }
}
