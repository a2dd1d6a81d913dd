/** What people do in an evening, and what the worker has to do because of it. */
export const kinds = [
  'poll',
  'user',
  'page',
  'search',
  'profile',
  'photo',
  'like',
  'thread',
  'message',
  'read',
  'socket',
  'upload',
  'sign-up',
] as const;
export type Kind = (typeof kinds)[number];

/** What is asked beside it, so that times can be compared with something that the same machine did at the same moment. */
export const probes = ['no-op', 'bare SQL', 'bare socket'] as const;
export type Probe = (typeof probes)[number];

/** `told`: from the moment at which a message was to be sent until its receiver's socket has it. */
export type Measured = Kind | Probe | 'told';

interface Habit {
  /** With a million members, at the peak. */
  readonly perSecond: number;
  /** More than this is too slow for the slowest of a hundred. */
  readonly p99Ms: number;
  readonly against: Probe;
}

/** With a million members, at the peak. */
export const socketsOpen = 10_000;

/**
 * The evening of a million members. A hundred thousand come in a day; at the peak ten thousand are there, each for ten minutes, so that seventeen come
 * in a second. Each asks for news and for the own credits once a minute, some less often because pushes tell them. In a visit one searches three
 * times, opens four profiles, sees six photos that the browser does not have, likes somebody, opens two conversations and writes 1.4 messages: half a
 * million a day, four times as many in the evening as in the mean. Of a hundred active members two add a photo in a day, and for every fifty one
 * signs up.
 */
export const evening: Readonly<Record<Kind, Habit>> = {
  poll: { perSecond: 110, p99Ms: 100, against: 'no-op' },
  user: { perSecond: 110, p99Ms: 150, against: 'no-op' },
  page: { perSecond: 17, p99Ms: 500, against: 'no-op' },
  search: { perSecond: 50, p99Ms: 500, against: 'no-op' },
  profile: { perSecond: 67, p99Ms: 250, against: 'no-op' },
  photo: { perSecond: 100, p99Ms: 250, against: 'no-op' },
  like: { perSecond: 17, p99Ms: 250, against: 'no-op' },
  thread: { perSecond: 33, p99Ms: 250, against: 'no-op' },
  message: { perSecond: 23, p99Ms: 250, against: 'bare SQL' },
  read: { perSecond: 23, p99Ms: 250, against: 'no-op' },
  socket: { perSecond: 17, p99Ms: 500, against: 'bare socket' },
  upload: { perSecond: 0.1, p99Ms: 5_000, against: 'no-op' },
  'sign-up': { perSecond: 0.1, p99Ms: 2_000, against: 'no-op' },
};

/** A message is told through the hub of the sockets, on top of its statement. */
export const told: Pick<Habit, 'p99Ms' | 'against'> = { p99Ms: 500, against: 'bare SQL' };

const probesPerSecond: Readonly<Record<Probe, number>> = { 'no-op': 5, 'bare SQL': 4, 'bare socket': 1 };

/** How much of everything happens in a second at a part of the evening; the probes always as often. */
export function perSecondAt(rate: number): Readonly<Record<Kind | Probe, number>> {
  const ofPeople = kinds.map((kind) => [kind, evening[kind].perSecond * rate] as const);
  return { ...(Object.fromEntries(ofPeople) as Record<Kind, number>), ...probesPerSecond };
}

/** What is compared with a probe, and with which. */
export const againstOf = (measured: Kind | 'told'): Probe => (measured === 'told' ? told : evening[measured]).against;
export const barOf = (measured: Kind | 'told'): number => (measured === 'told' ? told : evening[measured]).p99Ms;
