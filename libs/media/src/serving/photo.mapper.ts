import type { ImageView, OwnPhotoView, PhotoStatus, PhotoView } from '#contracts';
import { photoFileName } from './file-names.js';
import { photoRight, type PhotoFacts, type PhotoViewer } from '../access/index.js';
import { cropOf, type Photo, type PhotoKeys } from '../photos/index.js';

/** What of a photo decides what a viewer gets of it. */
export type ImageSource = PhotoFacts & PhotoKeys;

/** A photo as the viewer may have it, or null when for this viewer there is none. The names of clear files are not in a locked view. */
export function toImageView(photo: ImageSource, viewer: PhotoViewer, mayPrivate = false): ImageView | null {
  const right = photoRight(photo, viewer, mayPrivate);
  if (right === 'absent') return isOwnWaiting(photo, viewer) ? waiting : null;
  const { thumbKey, cardKey, fullKey, blurredKey } = photo;
  if (!thumbKey || !cardKey || !fullKey || !blurredKey) return null;
  const isLocked = right === 'blurred';
  const nameOf = (key: string) => photoFileName(isLocked ? blurredKey : key);
  return {
    thumb_filename: nameOf(thumbKey),
    card_filename: nameOf(cardKey),
    filename: nameOf(fullKey),
    status: statusOf(photo),
    locked: isLocked,
  };
}

export function toPhotoView(photo: Photo, viewer: PhotoViewer, mayPrivate: boolean): PhotoView | null {
  const image = toImageView(photo, viewer, mayPrivate);
  // What a caption tells belongs to the photo: who may not see the one does not read the other.
  return image && { ...image, id: photo.id, private: photo.private, main: photo.main, caption: image.locked ? '' : photo.caption };
}

export function toOwnPhotoView(photo: Photo): OwnPhotoView {
  const isReady = photoRight(photo, { memberId: photo.memberId, paid: false }) === 'clear';
  const nameOf = (key: keyof PhotoKeys) => {
    const value = photo[key];
    return isReady && value ? photoFileName(value) : null;
  };
  return {
    id: photo.id,
    status: statusOf(photo),
    private: photo.private,
    main: photo.main,
    thumb_filename: nameOf('thumbKey'),
    card_filename: nameOf('cardKey'),
    filename: nameOf('fullKey'),
    premium_only: photo.premiumOnly,
    caption: photo.caption,
    crop: cropOf(photo),
    over_limit: photo.overLimit,
    preparing: photo.remake,
    checking: photo.status === 'checking',
    original: photo.original !== null && photo.status !== 'rejected',
  };
}

/** Whether it is one of the private photos that its owner shares. */
export const isSharedPrivately = (photo: PhotoFacts): boolean => photo.private && photo.status === 'visible' && !photo.overLimit;

/** On the wire a photo that others do not see is hidden, for whatever reason. */
const statusOf = ({ status, overLimit }: PhotoFacts): PhotoStatus =>
  status === 'removed' || status === 'checking' || (status === 'visible' && overLimit) ? 'hidden' : status;

/** Between upload and rendition one's own photo is there, and has no files yet: nobody is told to add the photo that they just added. */
const waiting: ImageView = { thumb_filename: '', card_filename: '', filename: '', status: 'processing', locked: false };
const isOwnWaiting = (photo: PhotoFacts, viewer: PhotoViewer): boolean =>
  photo.status === 'processing' && viewer.memberId === photo.memberId;
