/** The list with one entry moved to another place. */
export function movedTo<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_entry, index) => index !== from);
  const entry = list[from];
  return entry === undefined ? [...list] : [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** The first index that can be had: the main photo is always the first, and nothing comes before it. */
export const firstPlaceOf = (photos: readonly { readonly main: boolean }[]): number => (photos[0]?.main ? 1 : 0);

/** Whether another order is possible at all. */
export const canBeOrdered = (photos: readonly { readonly main: boolean }[]): boolean => photos.length > firstPlaceOf(photos) + 1;
