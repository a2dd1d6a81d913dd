import * as z from 'zod/mini';
import { photoId } from './ids.js';

export const photoStatuses = ['processing', 'visible', 'rejected', 'hidden'] as const;
export const photoStatus = z.enum(photoStatuses);
export type PhotoStatus = z.infer<typeof photoStatus>;

/**
 * A photo as one viewer may see it. File names are relative to the setting `cdn_prefix`. For a locked viewer every name is the blurred
 * rendition; the clear names are not in the answer at all.
 */
export const imageView = z.object({
  thumb_filename: z.string(),
  card_filename: z.string(),
  filename: z.string(),
  status: photoStatus,
  locked: z.boolean(),
});
export type ImageView = z.infer<typeof imageView>;

export const photoView = z.extend(imageView, { id: photoId, private: z.boolean(), main: z.boolean() });
export type PhotoView = z.infer<typeof photoView>;

/** One's own photo: file names are missing until the worker has made the renditions. */
export const ownPhotoView = z.object({
  id: photoId,
  status: photoStatus,
  private: z.boolean(),
  main: z.boolean(),
  thumb_filename: z.nullable(z.string()),
  card_filename: z.nullable(z.string()),
  filename: z.nullable(z.string()),
});
export type OwnPhotoView = z.infer<typeof ownPhotoView>;

export const photoAnswer = z.object({ photo: ownPhotoView });
export type PhotoAnswer = z.infer<typeof photoAnswer>;
export const photosAnswer = z.object({ photos: z.array(ownPhotoView), limit: z.int() });
export type PhotosAnswer = z.infer<typeof photosAnswer>;

/** All of one's photos, in the order in which they shall be shown after the main one. */
export const photoOrderBody = z.strictObject({ photos: z.array(photoId).check(z.maxLength(100)) });
export type PhotoOrderBody = z.infer<typeof photoOrderBody>;
