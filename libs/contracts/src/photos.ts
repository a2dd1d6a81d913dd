import * as z from 'zod/mini';
import { photoId } from './ids.js';
import { limits } from './limits.js';
import { line } from './text.js';

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

export const photoView = z.extend(imageView, { id: photoId, private: z.boolean(), main: z.boolean(), caption: z.string() });
export type PhotoView = z.infer<typeof photoView>;

/** The part of a photo that is shown, in fractions of its width and height. What lies outside is shown to nobody but the owner. */
const fraction = z.number().check(z.gte(0), z.lte(1));
export const photoCrop = z.strictObject({ x: fraction, y: fraction, width: fraction, height: fraction });
export type PhotoCrop = z.infer<typeof photoCrop>;

/**
 * One's own photo: file names are missing until the worker has made the renditions. `over_limit`: there are more photos than the account may
 * show, and this one waits. `checking`: a moderator looks at it
 * before others do. `preparing`: the old cut is shown until the new one is made. `original`: the whole photo can be had, and cut.
 */
export const ownPhotoView = z.object({
  id: photoId,
  status: photoStatus,
  private: z.boolean(),
  main: z.boolean(),
  thumb_filename: z.nullable(z.string()),
  card_filename: z.nullable(z.string()),
  filename: z.nullable(z.string()),
  premium_only: z.boolean(),
  caption: z.string(),
  crop: z.nullable(photoCrop),
  over_limit: z.boolean(),
  preparing: z.boolean(),
  checking: z.boolean(),
  original: z.boolean(),
});
export type OwnPhotoView = z.infer<typeof ownPhotoView>;

export const photoAnswer = z.object({ photo: ownPhotoView });
export type PhotoAnswer = z.infer<typeof photoAnswer>;
export const photosAnswer = z.object({ photos: z.array(ownPhotoView), limit: z.int() });
export type PhotosAnswer = z.infer<typeof photosAnswer>;

/** All of one's photos, in the order in which they shall be shown after the main one. */
export const photoOrderBody = z.strictObject({ photos: z.array(photoId).check(z.maxLength(100)) });
export type PhotoOrderBody = z.infer<typeof photoOrderBody>;

/** `premium_only` is for the main photo: only premium members see it. */
export const changePhotoBody = z.strictObject({
  private: z.optional(z.boolean()),
  premium_only: z.optional(z.boolean()),
  caption: z.optional(line().check(z.maxLength(limits.captionMax))),
});
export type ChangePhotoBody = z.infer<typeof changePhotoBody>;

export const cropPhotoBody = z.strictObject({ crop: z.nullable(photoCrop) });
export type CropPhotoBody = z.infer<typeof cropPhotoBody>;

/**
 * What stands between a viewer and a member's private photos: `none` there are none; `open` nothing but what premium opens; then, where the
 * owner allows people one by one, nothing yet, asked, allowed or refused.
 */
export const photoAccessStates = ['none', 'open', 'closed', 'asked', 'allowed', 'refused'] as const;
export const photoAccess = z.enum(photoAccessStates);
export type PhotoAccess = z.infer<typeof photoAccess>;
