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

export interface Line {
  readonly sender: number;
  readonly text: string;
  readonly at: number;
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
