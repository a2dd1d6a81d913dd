import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import type { Claim } from '#events';
import { OriginalLost, RenderingService } from '#media';
import { done, GiveUp, Handles, skipped, type JobOutcome, type PayloadOf } from '#queues';
import { Publisher } from '#realtime';

@Injectable()
export class RenderPhotoHandler {
  constructor(
    private readonly rendering: RenderingService,
    private readonly transactions: Transactions,
    private readonly publisher: Publisher,
  ) {}

  /** Rendering may be repeated without harm, so the claim is settled after it: a kill in between costs one look at a finished photo. */
  @Handles('photo.render')
  async renderPhoto({ memberId, photoId }: PayloadOf<'photo.render'>, claim: Claim): Promise<JobOutcome> {
    const rendering = await this.rendering.render(memberId, photoId).catch((error: unknown) => {
      throw error instanceof OriginalLost ? new GiveUp('photo_original_lost') : error;
    });
    await this.transactions.run((tx) => claim.settle(tx));
    if (rendering === 'gone') return skipped('nothing to render');
    this.publisher.toMember(memberId, 'photo.ready', { v: 1 });
    return done;
  }
}
