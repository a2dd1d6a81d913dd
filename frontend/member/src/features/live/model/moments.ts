/** Something that happened to the member and deserves the whole screen for a moment. */
export interface Moment {
  readonly kind: 'like' | 'match';
  readonly profileId: string;
}

/** The first one is on the screen; the others wait until it is closed. */
export type Moments = readonly Moment[];

const same = (a: Moment, b: Moment) => a.kind === b.kind && a.profileId === b.profileId;

/** A match says all that the like before it would have said: a like that still waits gives way to it. */
export function added(moments: Moments, moment: Moment): Moments {
  if (moments.some((known) => same(known, moment))) return moments;
  const [shown, ...waiting] = moments;
  const kept = waiting.filter(({ kind, profileId }) => !(moment.kind === 'match' && kind === 'like' && profileId === moment.profileId));
  return shown ? [shown, ...kept, moment] : [moment];
}

export const withoutFirst = ([, ...waiting]: Moments): Moments => waiting;

const memoryMs = 10_000;

/** The answer to a like and the hint of the socket tell of the same match: the second one is no news. */
export function createMemory(now: () => number = Date.now) {
  const told = new Map<string, number>();
  return ({ kind, profileId }: Moment): boolean => {
    const key = `${kind} ${profileId}`;
    const before = told.get(key);
    told.set(key, now());
    return before === undefined || now() - before > memoryMs;
  };
}
