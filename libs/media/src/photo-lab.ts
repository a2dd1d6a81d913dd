import { Injectable } from '@nestjs/common';
import type { PhotoCrop } from '#contracts';
import { clean, develop, enclose, type Enclosure, type Renditions } from './darkroom.js';
import type { PhotoSource } from './upload-check.js';
import { WorkSlots } from './work-slots.js';

const AT_ONCE = 2;
/** Who waits longer than these take had better come again. */
const LONGEST_LINE = 16;

/** The darkroom with two tables: more at a time would not be faster, and each takes up to 300 MB for the largest photos. */
@Injectable()
export class PhotoLab {
  private readonly slots = new WorkSlots(AT_ONCE, LONGEST_LINE);

  clean(source: PhotoSource): Promise<Buffer> {
    return this.slots.run(() => clean(source));
  }

  enclose(source: PhotoSource): Promise<Enclosure> {
    return this.slots.run(() => enclose(source));
  }

  develop(original: Uint8Array, crop: PhotoCrop | null = null): Promise<Renditions> {
    return this.slots.run(() => develop(original, crop));
  }
}
