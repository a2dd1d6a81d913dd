export const triesBeforeLock = 5;
/** The first lock, the second, and every one after it. */
export const lockMinutes = [5, 10, 30] as const;
/** A quiet day, and old tries are forgotten. */
export const forgetAfterHours = 24;

/** What one more try means: it may be checked, it is the last one that may, or it comes too late. */
export function tryState(failures: number): 'may-try' | 'last-try' | 'too-late' {
  if (failures > triesBeforeLock) return 'too-late';
  return failures === triesBeforeLock ? 'last-try' : 'may-try';
}
