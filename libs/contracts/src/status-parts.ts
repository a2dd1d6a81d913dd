/** What the status page tells of, each by itself: in the order in which members need them. */
export const statusParts = ['site', 'search', 'chat', 'photos', 'payments', 'mail'] as const;
export type StatusPart = (typeof statusParts)[number];
