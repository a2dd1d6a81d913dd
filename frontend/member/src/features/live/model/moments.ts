import type { AutoLikeAnswer } from '#contracts';

/** The picture that came with a like; undefined where the profile's own is meant. */
export type LikePicture = AutoLikeAnswer['main_image'] | undefined;

/** Something that happened to the member and deserves the whole screen for a moment. */
export interface Moment {
  readonly kind: 'like' | 'match';
  readonly profileId: string;
  readonly picture?: LikePicture;
}

/** The first one is on the screen; the others wait until it is closed. */
export type Moments = readonly Moment[];

const same = (a: Moment, b: Moment) => a.kind === b.kind && a.profileId === b.profileId;

/** A match says all that the like before it would have said: a like that still waits gives way to it. */
export function addMoment(moments: Moments, moment: Moment): Moments {
  if (moments.some((known) => same(known, moment))) return moments;
  const [shown, ...waiting] = moments;
  const others = waiting.filter(({ kind, profileId }) => !(moment.kind === 'match' && kind === 'like' && profileId === moment.profileId));
  return shown ? [shown, ...others, moment] : [moment];
}

/** A press may close what is already closed: the next one stays. */
export function removeMoment(moments: Moments, moment: Moment): Moments {
  const [shown, ...waiting] = moments;
  return shown && same(shown, moment) ? waiting : moments;
}

// Who takes a like back and gives it again shall not fill the screen twice.
const memoryMs = { like: 3_600_000, match: 10_000 } as const;

/** The answer to a like and the hint of the socket tell of the same match: the second one is no news. */
export function createMemory(now: () => number = Date.now) {
  const told = new Map<string, number>();
  return ({ kind, profileId }: Moment): boolean => {
    const key = `${kind} ${profileId}`;
    const before = told.get(key);
    told.set(key, now());
    return before === undefined || now() - before > memoryMs[kind];
  };
}
