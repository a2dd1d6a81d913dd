import type { ImageView, OwnPhotoView, PhotoStatus, PhotoView } from '#contracts';
import { photoFileName } from './file-names.js';
import { photoRight, type PhotoFacts, type PhotoViewer } from './photo-rights.policy.js';
import { cropOf, type PhotoKeys, type PhotoRow } from './photos.repository.js';

/** A photo as the viewer may have it, or null when for this viewer there is none. The names of clear files are not in a locked view. */
export function toImageView(photo: PhotoRow, viewer: PhotoViewer, mayPrivate = false): ImageView | null {
  const right = photoRight(factsOf(photo), viewer, mayPrivate);
  if (right === 'absent') return isOwnWaiting(photo, viewer) ? waiting : null;
  const { thumb_key, card_key, full_key, blurred_key } = photo;
  if (!thumb_key || !card_key || !full_key || !blurred_key) return null;
  const isLocked = right === 'blurred';
  const nameOf = (key: string) => photoFileName(isLocked ? blurred_key : key);
  return {
    thumb_filename: nameOf(thumb_key),
    card_filename: nameOf(card_key),
    filename: nameOf(full_key),
    status: statusOf(photo),
    locked: isLocked,
  };
}

export function toPhotoView(photo: PhotoRow, viewer: PhotoViewer, mayPrivate: boolean): PhotoView | null {
  const image = toImageView(photo, viewer, mayPrivate);
  // What a caption tells belongs to the photo: who may not see the one does not read the other.
  return image && { ...image, id: photo.id, private: photo.private, main: photo.main, caption: image.locked ? '' : photo.caption };
}

export function toOwnPhotoView(photo: PhotoRow): OwnPhotoView {
  const isReady = photoRight(factsOf(photo), { memberId: photo.member_id, paid: false }) === 'clear';
  const nameOf = (key: keyof PhotoKeys) => {
    const value = photo[key];
    return isReady && value ? photoFileName(value) : null;
  };
  return {
    id: photo.id,
    status: statusOf(photo),
    private: photo.private,
    main: photo.main,
    thumb_filename: nameOf('thumb_key'),
    card_filename: nameOf('card_key'),
    filename: nameOf('full_key'),
    premium_only: photo.premium_only,
    caption: photo.caption,
    crop: cropOf(photo),
    over_limit: photo.over_limit,
    preparing: photo.remake,
    checking: photo.status === 'checking',
    original: photo.original !== null && photo.status !== 'rejected',
  };
}

/** Whether it is one of the private photos that its owner shares. */
export const isSharedPrivately = (photo: PhotoRow): boolean => photo.private && photo.status === 'visible' && !photo.over_limit;

const factsOf = (row: PhotoRow): PhotoFacts => ({
  memberId: row.member_id,
  main: row.main,
  private: row.private,
  premiumOnly: row.premium_only,
  overLimit: row.over_limit,
  status: row.status,
});

/** On the wire a photo that others do not see is hidden, for whatever reason. */
const statusOf = ({ status, over_limit }: PhotoRow): PhotoStatus =>
  status === 'removed' || status === 'checking' || (status === 'visible' && over_limit) ? 'hidden' : status;

/** Between upload and rendition one's own photo is there, and has no files yet: nobody is told to add the photo that they just added. */
const waiting: ImageView = { thumb_filename: '', card_filename: '', filename: '', status: 'processing', locked: false };
const isOwnWaiting = (photo: PhotoRow, viewer: PhotoViewer): boolean =>
  photo.status === 'processing' && viewer.memberId === photo.member_id;
