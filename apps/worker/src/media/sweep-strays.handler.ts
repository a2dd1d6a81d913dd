import { Injectable } from '@nestjs/common';
import { PhotoObjects, RemovedPhotos } from '#media';
import { done, Handles, skipped, type JobOutcome } from '#queues';

@Injectable()
export class SweepStraysHandler {
  constructor(
    private readonly objects: PhotoObjects,
    private readonly removed: RemovedPhotos,
  ) {}

  /** Removes the files of broken-off uploads and removed photos, and the photos whose time for a second thought is over. */
  @Handles('photo.sweep-strays')
  async sweepStrays(): Promise<JobOutcome> {
    const purged = await this.removed.purge();
    return (await this.objects.sweep()) + purged > 0 ? done : skipped('nothing strays');
  }
}
