/** Where a visit came from, under the names that the product stores. */
export type Tracking = Partial<Record<'network' | 'ref' | 'sub1' | 'sub2' | 'sub3', string>>;

const names: Readonly<Record<keyof Tracking, readonly string[]>> = {
  network: ['network'],
  ref: ['ref'],
  sub1: ['sub1', 'sub', 'aff_sub'],
  sub2: ['sub2', 'sub_2', 'aff_sub2'],
  sub3: ['sub3', 'sub_3', 'aff_sub3'],
};
const maxLength = 100;

/** Reads the tracking of an address; braces of unfilled templates are stripped, and what nobody can read: a link must not stop a sign-up. Null when there is none. */
export function trackingOf(query: URLSearchParams): Tracking | null {
  const tracking: Tracking = {};
  for (const [name, aliases] of Object.entries(names) as [keyof Tracking, readonly string[]][]) {
    const value = aliases
      .map((alias) =>
        query
          .get(alias)
          ?.replace(/[{}\p{Cc}]/gu, '')
          .trim(),
      )
      .find(Boolean);
    if (value) tracking[name] = value.slice(0, maxLength);
  }
  return Object.keys(tracking).length > 0 ? tracking : null;
}

/** A source is known when `network` or `ref` came with this visit or with one of the last 30 days. */
export const isSourceKnown = (tracking: Tracking | null, cookie: string | undefined): boolean =>
  hasSource(tracking) || hasSource(stored(cookie));

/** What the browser shall keep after this visit. Null: what it has. The source of an earlier visit is not lost to a visit that brings none. */
export const trackingToKeep = (tracking: Tracking | null, cookie: string | undefined): Tracking | null =>
  !hasSource(tracking) && hasSource(stored(cookie)) ? null : tracking;

const hasSource = (tracking: Tracking | null): boolean => Boolean(tracking?.network ?? tracking?.ref);
const stored = (cookie: string | undefined): Tracking | null => (cookie ? trackingOf(new URLSearchParams(cookie)) : null);
