import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { Tx } from '#database';
import { PairsRepository, type Pair } from './pairs.repository.js';
import { StandingsRepository, type Standing } from './standings.repository.js';

/** Whom a list found, and whether a replica did. */
export type FoundMembers = { readonly ids: readonly string[]; readonly isStale: boolean };

/** Who may see and contact whom: the one answer that every module asks for. */
@Injectable()
export class VisibilityService {
  constructor(
    private readonly pairs: PairsRepository,
    private readonly standings: StandingsRepository,
  ) {}

  /** Whether `viewerId` may open `targetId`. One's own page is always open. `hasContact`: they wrote to each other before. */
  async maySee(tx: Tx, viewerId: string, targetId: string, hasContact = false): Promise<boolean> {
    return viewerId === targetId || this.pairs.maySee(tx, viewerId, targetId, hasContact);
  }

  /** Throws `member_not_found`, the same answer as for an id that never existed. */
  async assertMaySee(tx: Tx, viewerId: string, targetId: string): Promise<void> {
    if (!(await this.maySee(tx, viewerId, targetId))) throw new AppError('member_not_found');
  }

  /** The same for taking back what was given before the other paused. */
  async assertWithinReach(tx: Tx, viewerId: string, targetId: string): Promise<void> {
    if (!(await this.pairs.isWithinReach(tx, viewerId, targetId))) throw new AppError('member_not_found');
  }

  /**
   * Of the ids that a list found, those that it may show, in their order: who hides, is banned or blocked since a replica knew them is left out. One
   * query when they come from a replica, none otherwise. `viewerId` null: a visitor.
   */
  async stillShown(tx: Tx, viewerId: string | null, { ids, isStale }: FoundMembers): Promise<readonly string[]> {
    if (!isStale || ids.length === 0) return ids;
    const shown = new Set(await this.standings.findShown(tx, viewerId, ids));
    return ids.filter((id) => shown.has(id));
  }

  /** The lock row of two members, made when it is missing and held until the commit. */
  lockPair(tx: Tx, oneId: string, otherId: string): Promise<Pair> {
    return this.pairs.lock(tx, oneId, otherId);
  }

  lockPairById(tx: Tx, id: string): Promise<void> {
    return this.pairs.lockById(tx, id);
  }

  pairOf(tx: Tx, oneId: string, otherId: string): Promise<Pair> {
    return this.pairs.ensure(tx, oneId, otherId);
  }

  /** Sets or lifts the block of `blockerId`; the caller holds the pair. Answers whether anything changed. */
  setBlock(tx: Tx, pair: Pair, blockerId: string, blocked: boolean): Promise<boolean> {
    return this.pairs.setBlock(tx, pair, blockerId, blocked);
  }

  /** The standing of a member who may appear in lists, for visitors. */
  listedStanding(tx: Tx, memberId: string): Promise<Standing | undefined> {
    return this.standings.findListed(tx, memberId);
  }

  standingOf(tx: Tx, memberId: string): Promise<Standing | undefined> {
    return this.standings.find(tx, memberId);
  }
}
