import type { PhotoStatus } from '#contracts';

/** `removed`: taken away by its owner a moment ago, who may still have it back. To everybody else it is gone. `checking`: a moderator looks at it first. */
export type PhotoState = PhotoStatus | 'removed' | 'checking';

type Act = { readonly by: 'worker' | 'moderator' | 'owner'; readonly moves: Partial<Record<PhotoState, readonly PhotoState[]>> };

/**
 * Which state of a photo may become which, and by whose act; one that is added begins as `processing`. An act on a photo in a state that is not
 * named here changes nothing. `hidden` is given by no act: photos that once got it keep it until their owner or a moderator takes them away.
 */
export const photoMoves = {
  show: { by: 'worker', moves: { processing: ['visible', 'checking'] } },
  approve: { by: 'moderator', moves: { checking: ['visible'] } },
  reject: { by: 'moderator', moves: { checking: ['rejected'] } },
  approveSeen: { by: 'moderator', moves: { checking: ['visible'], visible: ['visible'], hidden: ['hidden'] } },
  takeDown: { by: 'moderator', moves: { processing: ['rejected'], checking: ['rejected'], visible: ['rejected'], hidden: ['rejected'] } },
  reinstate: { by: 'moderator', moves: { rejected: ['visible'] } },
  remove: {
    by: 'owner',
    moves: { processing: ['removed'], checking: ['removed'], visible: ['removed'], hidden: ['removed'], rejected: ['removed'] },
  },
  restore: { by: 'owner', moves: { removed: ['processing', 'checking', 'visible', 'hidden', 'rejected'] } },
} as const satisfies Record<string, Act>;

export type PhotoAct = keyof typeof photoMoves;
/** Acts of which the state before says the state after. */
export type ModeratorAct = { [Name in PhotoAct]: (typeof photoMoves)[Name]['by'] extends 'moderator' ? Name : never }[PhotoAct];
export type PhotoMove = { readonly before: PhotoState; readonly after: PhotoState };

export function movesOf(act: PhotoAct): PhotoMove[] {
  const { moves }: Act = photoMoves[act];
  return (Object.entries(moves) as [PhotoState, readonly PhotoState[]][]).flatMap(([before, states]) =>
    states.map((after) => ({ before, after })),
  );
}

/** The states from which an act leads anywhere. */
export const statesBefore = (act: PhotoAct): PhotoState[] => [...new Set(movesOf(act).map(({ before }) => before))];

/** States of photos that take a place in the album. */
export const countedStates = ['processing', 'checking', 'visible', 'hidden'] as const satisfies readonly PhotoState[];
/** States of photos that others see, or will: one of them may be the main photo. */
export const publicStates = ['processing', 'checking', 'visible'] as const satisfies readonly PhotoState[];

export const mayBeMain = ({ status, private: isPrivate }: { readonly status: PhotoState; readonly private: boolean }): boolean =>
  !isPrivate && publicStates.some((state) => state === status);

/** The state of a photo that has its renditions: the first ones show it, those of another crop change nothing. */
export function shownState(now: PhotoState, { isCheckedFirst, isApproved }: { isCheckedFirst: boolean; isApproved: boolean }): PhotoState {
  if (now !== 'processing') return now;
  return isCheckedFirst && !isApproved ? 'checking' : 'visible';
}

/** A photo that its owner brings back is what it was before; where its renditions are gone it waits for new ones first, or meanwhile (`remake`). */
export function restoredState(before: PhotoState, hasRenditions: boolean): { readonly status: PhotoState; readonly remake: boolean } {
  if (hasRenditions) return { status: before, remake: false };
  if (before === 'visible' || before === 'checking') return { status: 'processing', remake: false };
  return { status: before, remake: before === 'hidden' };
}
