import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { logger, metrics } from '#observability';
import { ReconcilingRepository, type Drift } from './reconciling.repository.js';

const AT_ONCE = 500;
/** So much of the nightly recount before other work has its turn. */
const PIECE = 10_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** How far a recount has come, and what it has found until there. */
export type RecountPlace = { readonly of: 'conversations' | 'members'; readonly last: string; readonly found: number };
const beginning: RecountPlace = { of: 'conversations', last: FIRST, found: 0 };

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

  /** A piece of the nightly recount: keeps what it found, and at the end raises the alarm. Answers where the next piece begins. */
  async reconcile(from: RecountPlace = beginning): Promise<RecountPlace | undefined> {
    const { last, drift } = await this.transactions.read((tx) => this.recountPiece(tx, from));
    if (drift.length > 0) {
      logger.error({ drift: drift.slice(0, AT_ONCE) }, 'messages or charges do not agree with a recount');
      await this.transactions.read((tx) => this.reconciling.keep(tx, drift));
    }
    const found = from.found + drift.length;
    if (last !== undefined) return { of: from.of, last, found };
    if (from.of === 'conversations') return { of: 'members', last: FIRST, found };
    metrics.drift.set(found);
    return undefined;
  }

  /** What does not agree among the next ones, and the last of them; undefined when there are no more. */
  private async recountPiece(tx: Tx, { of, last }: RecountPlace): Promise<{ last: string | undefined; drift: Drift[] }> {
    const { reconciling } = this;
    const isChats = of === 'conversations';
    const ids = await (isChats ? reconciling.conversationsAfter(tx, last, PIECE) : reconciling.membersAfter(tx, last, PIECE));
    const drift: Drift[] = [];
    for (let begin = 0; begin < ids.length; begin += AT_ONCE) {
      const some = ids.slice(begin, begin + AT_ONCE);
      drift.push(...(await (isChats ? reconciling.driftOfConversations(tx, some) : reconciling.driftOfMembers(tx, some))));
    }
    return { last: ids.length < PIECE ? undefined : ids.at(-1), drift };
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
