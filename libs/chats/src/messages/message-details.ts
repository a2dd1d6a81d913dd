import * as z from 'zod';
import { gifRef, type ChatPhotoView, type GifView } from '#contracts';

const photoDetails = z.object({ key: z.uuid(), width: z.int(), height: z.int() });

/** What a picture in a conversation is besides its words: the message keeps it as JSON, and its title or description as the body. */
export type MessageDetails = z.infer<typeof gifRef> | z.infer<typeof photoDetails>;

/** Undefined when somebody was erased. */
export function toGif(title: string, details: unknown): GifView | undefined {
  const ref = gifRef.safeParse(details);
  return ref.success ? { ...ref.data, title } : undefined;
}

/** Undefined when somebody was erased. */
export function toPhoto(alt: string, details: unknown): ChatPhotoView | undefined {
  const photo = photoDetails.safeParse(details);
  return photo.success ? { ...photo.data, alt } : undefined;
}
