import type { GiftId } from '#contracts';

/** What happens between members, as plain facts; `rows.ts` turns them into rows. */
export interface Like {
  readonly liker: number;
  readonly liked: number;
  readonly at: number;
  /** When the liked one opened it. */
  readonly seenAt: number | null;
}

export interface Match {
  readonly one: number;
  readonly other: number;
  readonly at: number;
}

/** What is sent besides words: a picture of the landscapes with what it shows, a gift, or a moving picture of the house with its title. */
export type Content =
  | { readonly kind: 'photo'; readonly scenery: number }
  | { readonly kind: 'gift'; readonly gift: GiftId }
  | { readonly kind: 'gif'; readonly id: string };

export interface Line {
  readonly sender: number;
  /** Of a photo or a moving picture: what it shows. */
  readonly text: string;
  readonly at: number;
  readonly content?: Content;
}

/** A conversation; who sent the first line started it. */
export interface Talk {
  readonly members: readonly [number, number];
  readonly lines: readonly Line[];
  /** How many of the other's messages each of the two has not read. */
  readonly unread: readonly [number, number];
}

export interface Meetings {
  readonly likes: readonly Like[];
  readonly matches: readonly Match[];
  readonly talks: readonly Talk[];
}
