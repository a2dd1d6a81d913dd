import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { VisibilityService } from '#visibility';
import type { OwnerFacts } from '../photos/index.js';
import { visitor, type PhotoViewer } from './photo-rights.policy.js';

/** Who looks, with the one fact about them that photos depend on. */
@Injectable()
export class PhotoViewers {
  constructor(private readonly visibility: VisibilityService) {}

  async of(tx: Tx, viewerId: string | null): Promise<PhotoViewer> {
    return viewerId === null ? visitor : { memberId: viewerId, paid: await this.isPaid(tx, viewerId) };
  }

  /** What decides how many photos a member may have. */
  async ownerFacts(tx: Tx, memberId: string): Promise<OwnerFacts> {
    const standing = await this.visibility.standingOf(tx, memberId);
    return { paid: standing?.paid === true, confirmed: standing?.confirmed === true };
  }

  async isPaid(tx: Tx, memberId: string): Promise<boolean> {
    return (await this.visibility.standingOf(tx, memberId))?.paid === true;
  }
}
