export const burstMinutes = 10;

/** So many members may be refused within that time: of one receiving domain, and in all. */
export const burstBounds = { domain: 5, all: 20 } as const;

export type RefusalCounts = { readonly [Of in keyof typeof burstBounds]: number };

/**
 * Whether so many were refused at a time that the cause is with us or with their server, whatever it says of the mailboxes: then nobody is marked
 * as unreachable. `all`: every refusal of the time belongs to it; `domain`: those of the domain.
 */
export function burstOf({ domain, all }: RefusalCounts): 'all' | 'domain' | undefined {
  if (all > burstBounds.all) return 'all';
  return domain > burstBounds.domain ? 'domain' : undefined;
}
