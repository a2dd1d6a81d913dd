import { Injectable } from '@nestjs/common';
import { TranscriptsService } from '#chats';
import { AppError, type MemberId } from '#contracts';
import type { Tx } from '#database';
import { BlocksService, VisibilityService } from '#visibility';

/** Whom a member may report: whoever they can see, wrote with, or block. */
@Injectable()
export class ReportableMembers {
  constructor(
    private readonly visibility: VisibilityService,
    private readonly transcripts: TranscriptsService,
    private readonly blocks: BlocksService,
  ) {}

  /**
   * Locks the pair: what happens to the two at the same moment was before, or comes after. Whoever could neither see nor wrote with somebody
   * must not learn that there is one; but who blocked the member after writing to them can still be reported.
   */
  async lockPair(tx: Tx, me: MemberId, other: MemberId): Promise<void> {
    if (me === other || !(await this.visibility.standingOf(tx, other))) throw new AppError('member_not_found');
    const known =
      (await this.visibility.maySee(tx, me, other)) ||
      (await this.transcripts.exists(tx, me, other)) ||
      (await this.blocks.isBlocking(tx, me, other));
    if (!known) throw new AppError('member_not_found');
    await this.visibility.lockPair(tx, me, other);
  }
}
