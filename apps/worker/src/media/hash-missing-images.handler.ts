import { Injectable } from '@nestjs/common';
import { MissingImageHashes } from '#media';
import { LikenessService } from '#moderation';
import { done, Handles, skipped, unfinished, type JobOutcome } from '#queues';

/** A second or two of work: whatever else is due comes in between. */
const AT_ONCE = 10;

@Injectable()
export class HashMissingImagesHandler {
  constructor(
    private readonly looks: MissingImageHashes,
    private readonly likeness: LikenessService,
  ) {}

  /** Tells what photos look like that were stored before that was kept. What is done stands in their rows, so that it goes on anywhere. */
  @Handles('photo.hash-missing-images')
  async hash(): Promise<JobOutcome> {
    const photos = await this.looks.next(AT_ONCE);
    let learned = 0;
    for (const photo of photos) {
      // New photos wait for their renditions: the old ones wait for the next hour.
      if (this.looks.isBusy) return done;
      if (await this.looks.fill(photo, (tx) => this.likeness.rememberLate(tx, photo.memberId, photo.photoId))) learned += 1;
    }
    if (photos.length >= AT_ONCE && learned > 0) return unfinished();
    return photos.length > 0 ? done : skipped('every photo is known');
  }
}
