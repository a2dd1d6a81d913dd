import { limits, refused, allowed, type Verdict } from '#contracts';

/** What counts of a member's photos: public and private together; those that were rejected take no place. */
export type AlbumFacts = { readonly photos: number };

export type OwnerFacts = { readonly paid: boolean; readonly confirmed: boolean };

export const photoLimit = (paid: boolean): number => (paid ? limits.premiumPhotos : limits.freePhotos);

/** Whose address is not confirmed yet has the one photo of the sign-up. */
export function mayAddPhoto(album: AlbumFacts, { paid, confirmed }: OwnerFacts): Verdict {
  if (!confirmed && album.photos > 0) return refused('not_confirmed');
  const limit = photoLimit(paid);
  return album.photos < limit ? allowed : refused('photo_limit', { params: { limit } });
}
