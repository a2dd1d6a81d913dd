import * as z from 'zod';
import type { ChatPhotoView } from '#contracts';

/** What the message table keeps of a photo: the key under which it is asked for, its size, and what its sender says it shows. */
export const bodyOfPhoto = ({ key, width, height, alt }: ChatPhotoView): string => `${key} ${width}x${height} ${alt}`;

const uuid = z.uuid();

/** Undefined for the empty body of somebody who was erased. */
export function photoOfBody(body: string): ChatPhotoView | undefined {
  const [, key, width, height, alt = ''] = /^(\S+) (\d+)x(\d+)(?: (.*))?$/su.exec(body) ?? [];
  const known = uuid.safeParse(key);
  return known.success ? { key: known.data, alt, width: Number(width), height: Number(height) } : undefined;
}
