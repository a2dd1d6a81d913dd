import { limits, refused, allowed, type Verdict } from '#contracts';

/** What counts of a member's photos: public and private together; those that were rejected take no place. */
export type AlbumFacts = { readonly photos: number };

export const photoLimit = (paid: boolean): number => (paid ? limits.premiumPhotos : limits.freePhotos);

export function mayAddPhoto(album: AlbumFacts, paid: boolean): Verdict {
  const limit = photoLimit(paid);
  return album.photos < limit ? allowed : refused('photo_limit', { params: { limit } });
}
