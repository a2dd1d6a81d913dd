import type { PhotoAccess } from '#contracts';
import type { PhotoState } from '../photos/index.js';

export type PhotoFacts = {
  readonly memberId: string;
  readonly main: boolean;
  readonly private: boolean;
  /** The owner keeps the main photo for premium members. */
  readonly premiumOnly: boolean;
  /** There are more photos than the account may show. */
  readonly overLimit: boolean;
  readonly status: PhotoState;
};

/** Who looks; a visitor without a session has no id. */
export type PhotoViewer = { readonly memberId: string | null; readonly paid: boolean };
export const visitor: PhotoViewer = { memberId: null, paid: false };

/** `blurred`: the viewer learns that there is a photo, and gets the blurred rendition and nothing else. */
export type PhotoRight = 'clear' | 'blurred' | 'absent';

/**
 * What a viewer gets of a photo whose owner they may see. Whether they may see the owner at all (blocks, closed accounts) is asked before
 * this, and is not a matter of photos. `mayPrivate`: the owner lets this viewer see the private ones; whoever did not ask has a no.
 */
export function photoRight(photo: PhotoFacts, viewer: PhotoViewer, mayPrivate = false): PhotoRight {
  if (photo.status === 'rejected' || photo.status === 'processing' || photo.status === 'removed') return 'absent';
  if (viewer.memberId === photo.memberId) return 'clear';
  if (photo.status === 'hidden' || photo.status === 'checking' || photo.overLimit) return 'absent';
  if (viewer.memberId === null) return photo.main ? 'blurred' : 'absent';
  if (viewer.paid) return photo.private && !mayPrivate ? 'blurred' : 'clear';
  return photo.main && !photo.private && !photo.premiumOnly ? 'clear' : 'blurred';
}

/** What an owner and a viewer agreed about the private photos. */
export type Sharing = { readonly byPermission: boolean; readonly state: 'asked' | 'allowed' | 'refused' | null };
/** Visitors agreed about nothing. */
export const nothingShared: Sharing = { byPermission: true, state: null };

export const sharesPrivate = ({ byPermission, state }: Sharing): boolean => !byPermission || state === 'allowed';

export function accessOf(sharing: Sharing, hasPrivate: boolean): PhotoAccess {
  if (!hasPrivate) return 'none';
  return sharing.byPermission ? (sharing.state ?? 'closed') : 'open';
}
