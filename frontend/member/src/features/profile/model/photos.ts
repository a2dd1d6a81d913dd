import type { MemberProfile, PhotoView } from '#contracts';

export interface Album {
  /** The main photo first; these can be enlarged. */
  readonly clear: readonly PhotoView[];
  /** All but the main one, in order, locked ones too. */
  readonly others: readonly PhotoView[];
  /** How many of all are locked: the main one too, where its owner keeps it for premium members. */
  readonly locked: number;
}

export function albumOf({ photos }: Pick<MemberProfile, 'photos'>): Album {
  const shown = photos.filter(({ status }) => status === 'visible');
  const main = shown.find((photo) => photo.main);
  const others = shown.filter((photo) => photo !== main);
  return {
    clear: [...(main ? [main] : []), ...others].filter(({ locked }) => !locked),
    others,
    locked: shown.filter(({ locked }) => locked).length,
  };
}

/** The photo after or before this one, round and round. */
export const turned = (now: number, step: 1 | -1, count: number): number => (now + step + count) % count;
