import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type PhotoAccess } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Publisher } from '#realtime';
import { VisibilityService } from '#visibility';
import { PhotoAccessRepository } from './photo-access.repository.js';
import { accessOf, sharesPrivate } from './photo-rights.policy.js';
import { PhotoViewers } from './photo-viewers.js';

/** A no counts for this long: after it one may ask once more. */
const NO_FOR_DAYS = 30;

/**
 * Who may see whose private photos. An owner who lets people in one by one decides alone, may take it back at any time, and is asked at most
 * once by each.
 */
@Injectable()
export class PhotoAccessService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: PhotoAccessRepository,
    private readonly visibility: VisibilityService,
    private readonly viewers: PhotoViewers,
    private readonly publisher: Publisher,
  ) {}

  /** What stands between this viewer and the private photos. */
  async between(tx: Tx, ownerId: MemberId, viewerId: string): Promise<PhotoAccess> {
    return accessOf(await this.access.sharing(tx, ownerId, viewerId), await this.access.hasPrivate(tx, ownerId));
  }

  async sharesPrivate(tx: Tx, ownerId: string, viewerId: string): Promise<boolean> {
    return sharesPrivate(await this.access.sharing(tx, ownerId, viewerId));
  }

  /** Asks once; asking again changes nothing. Members who are not premium are told what they need first. */
  ask(viewerId: MemberId, ownerId: MemberId): Promise<PhotoAccess> {
    return this.transactions.run(async (tx) => {
      await this.lockTwo(tx, viewerId, ownerId);
      const before = await this.between(tx, ownerId, viewerId);
      if (before !== 'closed' && before !== 'refused') return before;
      if (!(await this.viewers.isPaid(tx, viewerId))) throw new AppError('premium_required');
      if (!(await this.access.ask(tx, ownerId, viewerId, NO_FOR_DAYS))) return before;
      tx.afterCommit(() => this.publisher.toMember(ownerId, 'photo.access', { v: 1, profile_id: viewerId, what: 'asked' }));
      return 'asked';
    });
  }

  /** The owner's yes or no, also to one who did not ask, also a yes that is taken back. */
  decide(ownerId: MemberId, viewerId: MemberId, allowed: boolean): Promise<void> {
    return this.transactions.run(async (tx) => {
      // Who was let in still looks while they are paused, and nobody may be out of the owner's reach.
      const letIn = (await this.access.sharing(tx, ownerId, viewerId)).state === 'allowed';
      await this.lockTwo(tx, ownerId, viewerId, letIn);
      const isNews = allowed ? await this.access.allow(tx, ownerId, viewerId) : await this.access.refuse(tx, ownerId, viewerId);
      if (!isNews) return;
      tx.afterCommit(() =>
        this.publisher.toMember(viewerId, 'photo.access', { v: 1, profile_id: ownerId, what: allowed ? 'allowed' : 'closed' }),
      );
    });
  }

  /** A block that comes at the same moment waits, or was first. */
  private async lockTwo(tx: Tx, meId: string, otherId: string, letIn = false): Promise<void> {
    if (letIn) await this.visibility.assertWithinReach(tx, meId, otherId);
    else await this.visibility.assertMaySee(tx, meId, otherId);
    const { block } = await this.visibility.lockPair(tx, meId, otherId);
    if (block !== 0) throw new AppError('member_not_found');
  }

  byPermission(tx: Tx, memberId: string): Promise<boolean> {
    return this.access.byPermission(tx, memberId);
  }

  setByPermission(tx: Tx, memberId: string, on: boolean): Promise<void> {
    return this.access.setByPermission(tx, memberId, on);
  }
}
