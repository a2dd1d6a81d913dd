import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { logger, metrics } from '#observability';
import { ReconcilingRepository, type Drift } from './reconciling.repository.js';

const AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Counts everything again: messages, numbers, unread counters, charges, balances. It finds nothing, or people must look. */
@Injectable()
export class ReconcilingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly reconciling: ReconcilingRepository,
  ) {}

  /** What does not agree at this moment, in pieces small enough to disturb nobody. */
  recount(): Promise<Drift[]> {
    const { reconciling } = this;
    return this.transactions.read(async (tx) => [
      ...(await inPieces(
        (last) => reconciling.conversationsAfter(tx, last, AT_ONCE),
        (ids) => reconciling.driftOfConversations(tx, ids),
      )),
      ...(await inPieces(
        (last) => reconciling.membersAfter(tx, last, AT_ONCE),
        (ids) => reconciling.driftOfMembers(tx, ids),
      )),
    ]);
  }

  /** The nightly recount: keeps what it found and raises the alarm. Answers how much there is. */
  async reconcile(): Promise<number> {
    const found = await this.recount();
    metrics.drift.set(found.length);
    if (found.length === 0) return 0;
    logger.error({ drift: found.slice(0, AT_ONCE) }, 'messages or charges do not agree with a recount');
    await this.transactions.read((tx) => this.reconciling.keep(tx, found));
    return found.length;
  }
}

async function inPieces(next: (last: string) => Promise<string[]>, driftOf: (ids: string[]) => Promise<Drift[]>): Promise<Drift[]> {
  const found: Drift[] = [];
  for (let last = FIRST; ;) {
    const ids = await next(last);
    if (ids.length > 0) found.push(...(await driftOf(ids)));
    if (ids.length < AT_ONCE) return found;
    last = ids.at(-1) ?? last;
  }
}
