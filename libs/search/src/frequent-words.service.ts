import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { BATCH, inBatches, type Client } from './in-batches.js';

/** In a country with fewer members the search looks the words up soon enough. */
const SAMPLE = 5_000;
const SETTLED_MS = 5_000;

/** Learns which words are frequent, and marks the listings when some are new, beside the running product. */
export async function learnFrequentWords(client: Client, { sample = SAMPLE, settledMs = SETTLED_MS } = {}): Promise<void> {
  await client.query(`select search.choose_frequent_words($1)`, [sample]);
  const { rows } = await client.query(`select nr from search.frequent_word where marked_at is null limit 1`, []);
  if (rows.length === 0) return;
  // A profile that is being written at this moment knows nothing of the new words yet.
  await sleep(settledMs);
  await inBatches(client, `select search.mark_next_words($1, $2) as last`, BATCH);
}

/** Part of the nightly work: what people tell of themselves changes slowly. */
@Injectable()
export class FrequentWordsService {
  constructor(private readonly transactions: Transactions) {}

  learn(): Promise<void> {
    return learnFrequentWords({ query: async (sql, values) => ({ rows: await this.transactions.single(sql, values) }) });
  }
}
