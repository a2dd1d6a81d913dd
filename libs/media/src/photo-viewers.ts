import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { VisibilityService } from '#visibility';
import { visitor, type PhotoViewer } from './photo-rights.policy.js';

/** Who looks, with the one fact about them that photos depend on. */
@Injectable()
export class PhotoViewers {
  constructor(private readonly visibility: VisibilityService) {}

  async of(tx: Tx, viewerId: string | null): Promise<PhotoViewer> {
    return viewerId === null ? visitor : { memberId: viewerId, paid: await this.isPaid(tx, viewerId) };
  }

  async isPaid(tx: Tx, memberId: string): Promise<boolean> {
    return (await this.visibility.standingOf(tx, memberId))?.paid === true;
  }
}
