import type { PhotoStatus } from '#contracts';

export type PhotoFacts = {
  readonly memberId: string;
  readonly main: boolean;
  readonly private: boolean;
  /** The owner keeps the main photo for premium members. */
  readonly premiumOnly: boolean;
  readonly status: PhotoStatus;
};

/** Who looks; a visitor without a session has no id. */
export type PhotoViewer = { readonly memberId: string | null; readonly paid: boolean };
export const visitor: PhotoViewer = { memberId: null, paid: false };

/** `blurred`: the viewer learns that there is a photo, and gets the blurred rendition and nothing else. */
export type PhotoRight = 'clear' | 'blurred' | 'absent';

/**
 * What a viewer gets of a photo whose owner they may see. Whether they may see the owner at all (blocks, closed accounts) is asked before
 * this, and is not a matter of photos.
 */
export function photoRight(photo: PhotoFacts, viewer: PhotoViewer): PhotoRight {
  if (photo.status === 'rejected' || photo.status === 'processing') return 'absent';
  if (viewer.memberId === photo.memberId) return 'clear';
  if (photo.status === 'hidden') return 'absent';
  if (viewer.memberId === null) return photo.main ? 'blurred' : 'absent';
  if (viewer.paid) return 'clear';
  return photo.main && !photo.private && !photo.premiumOnly ? 'clear' : 'blurred';
}
