import { Injectable } from '@nestjs/common';
import { Limiter } from '#auth';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { ViewsService } from '#likes';
import { VisibilityService } from '#visibility';

/** That a member reads the pages of others: it is counted, and the owner of a page is told. */
@Injectable()
export class PageReadings {
  constructor(
    private readonly visibility: VisibilityService,
    private readonly limiter: Limiter,
    private readonly views: ViewsService,
  ) {}

  /** A day has room for what a person reads, not for a copy of everybody. */
  async count(tx: Tx, viewer: MemberId): Promise<void> {
    const standing = await this.visibility.standingOf(tx, viewer);
    await this.limiter.consume(standing?.paid ? 'profilesOfPremium' : 'profiles', viewer);
  }

  /** The owner hears that this member looked. */
  async tell(viewer: MemberId, id: MemberId): Promise<void> {
    await this.views.opened(viewer, id);
  }
}
