import type { ThresholdReason } from '#contracts-admin';

export const thresholdReasons: Record<ThresholdReason, string> = {
  too_many_wrong: 'It notices too many who did nothing',
  too_few_found: 'It misses too many',
  new_pattern: 'Something new goes on',
};

export const thresholdWords = {
  button: 'Use this number',
  done: 'It counts from the next look on.',
  question: {
    title: 'Change this rule?',
    text: (about: string) => `${about} What was noticed before stays as it is. The log keeps both numbers and your reason.`,
    keep: 'Leave it',
    reasons: thresholdReasons,
  },
};
