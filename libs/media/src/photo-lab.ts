import { Injectable } from '@nestjs/common';
import type { PhotoCrop } from '#contracts';
import { clean, develop, enclose, type Enclosure, type Renditions } from './darkroom.js';
import { WorkSlots } from './work-slots.js';

const AT_ONCE = 2;
/** With uploads of 10 MB this is what a process holds in memory at most, while the two at work are unpacked. */
const LONGEST_LINE = 16;

/** The darkroom with two tables: more at a time would not be faster, and each takes up to 300 MB for the largest photos. */
@Injectable()
export class PhotoLab {
  private readonly slots = new WorkSlots(AT_ONCE, LONGEST_LINE);

  clean(bytes: Uint8Array): Promise<Buffer> {
    return this.slots.run(() => clean(bytes));
  }

  enclose(bytes: Uint8Array): Promise<Enclosure> {
    return this.slots.run(() => enclose(bytes));
  }

  develop(original: Uint8Array, crop: PhotoCrop | null = null): Promise<Renditions> {
    return this.slots.run(() => develop(original, crop));
  }
}
