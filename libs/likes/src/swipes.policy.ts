import { AppError, type SwipeAllowance } from '#contracts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What is left of a day's likes in the game, from the times of those of the last 24 hours, oldest first. */
export function allowanceOf(likesAt: readonly Date[], perDay: number): SwipeAllowance {
  // With more likes given than a lowered limit allows, the next one is free when enough of them have aged.
  const freeing = likesAt[likesAt.length - perDay];
  return {
    likes_left: Math.max(0, perDay - likesAt.length),
    retry_at: likesAt.length >= perDay && freeing ? new Date(freeing.getTime() + DAY_MS).toISOString() : null,
  };
}

export function assertLikeLeft({ likes_left: left, retry_at: at }: SwipeAllowance): void {
  if (left <= 0) throw new AppError('swipe_limit', at ? { retryAt: new Date(at) } : {});
}
