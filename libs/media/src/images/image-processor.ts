import { Injectable } from '@nestjs/common';
import type { PhotoCrop } from '#contracts';
import { clean, renderDrawing, renderRenditions, renderAttachment, type AttachmentImages, type Renditions } from './image-processing.js';
import { imageHashOf } from './image-hash.js';
import type { PhotoSource } from './upload-check.js';
import { WorkSlots } from './work-slots.js';

const AT_ONCE = 2;
/** Who waits longer than these take had better come again. */
const LONGEST_LINE = 16;

/** Processes two photos at a time: more would not be faster, and each takes up to 300 MB for the largest photos. */
@Injectable()
export class ImageProcessor {
  private readonly slots = new WorkSlots(AT_ONCE, LONGEST_LINE);

  clean(source: PhotoSource): Promise<Buffer> {
    return this.slots.run(() => clean(source));
  }

  renderAttachment(source: PhotoSource): Promise<AttachmentImages> {
    return this.slots.run(() => renderAttachment(source));
  }

  renderDrawing(source: PhotoSource): Promise<Buffer> {
    return this.slots.run(() => renderDrawing(source));
  }

  renderRenditions(original: Uint8Array, crop: PhotoCrop | null = null): Promise<Renditions> {
    return this.slots.run(() => renderRenditions(original, crop));
  }

  /** The perceptual hash of a picture; null when it is too plain to have one, or cannot be read any more. */
  imageHash(original: Uint8Array): Promise<string | null> {
    return this.slots.run(() => imageHashOf(original).catch(() => null));
  }

  /** Whether the next photo would be taken at once. */
  get isFree(): boolean {
    return this.slots.isFree;
  }
}
