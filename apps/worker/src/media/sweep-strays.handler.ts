import { Injectable } from '@nestjs/common';
import { PhotoObjects, RemovedPhotos } from '#media';
import { done, Handles, skipped, unfinished, type JobOutcome } from '#queues';

const AT_ONCE = 500;

@Injectable()
export class SweepStraysHandler {
  constructor(
    private readonly objects: PhotoObjects,
    private readonly removed: RemovedPhotos,
  ) {}

  /** Removes the files of broken-off uploads and removed photos, and the photos whose time for a second thought is over. */
  @Handles('photo.sweep-strays')
  async sweepStrays(): Promise<JobOutcome> {
    const purged = await this.removed.purge(AT_ONCE);
    const swept = await this.objects.sweep(AT_ONCE);
    if (purged >= AT_ONCE || swept >= AT_ONCE) return unfinished();
    return purged + swept > 0 ? done : skipped('nothing strays');
  }
}
