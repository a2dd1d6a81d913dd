import { Injectable } from '@nestjs/common';
import { PhotoObjects } from '#media';
import { done, Handles, skipped, type JobOutcome } from '#queues';

@Injectable()
export class SweepStraysHandler {
  constructor(private readonly objects: PhotoObjects) {}

  /** Removes the files of broken-off uploads and removed photos. */
  @Handles('photo.sweep-strays')
  async sweepStrays(): Promise<JobOutcome> {
    return (await this.objects.sweep()) > 0 ? done : skipped('nothing strays');
  }
}
