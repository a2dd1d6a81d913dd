import * as z from 'zod/mini';
import { uuid } from './ids.js';
import { limits } from './limits.js';
import { line } from './text.js';

/** A photo that was sent in a conversation. `alt`: what its sender says it shows; may be empty. The size is that of the large one. */
export const chatPhotoView = z.object({ key: uuid, alt: z.string(), width: z.int(), height: z.int() });
export type ChatPhotoView = z.infer<typeof chatPhotoView>;

/** What stands in the conversation, and what opens when it is pressed. */
export const chatPhotoRenditions = ['preview', 'full'] as const;
export type ChatPhotoRendition = (typeof chatPhotoRenditions)[number];
/** For the two members of the conversation only, asked at every request. */
export const chatPhotoPath = (key: string, rendition: ChatPhotoRendition): string => `/api/chat-photos/${key}/${rendition}`;

/** What stands in the form beside the file. */
export const sendPhotoFields = z.strictObject({
  client_id: uuid,
  alt: z.optional(line().check(z.maxLength(limits.photoAltMax))),
});
export type SendPhotoFields = z.infer<typeof sendPhotoFields>;
