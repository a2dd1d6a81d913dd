import type { QueueName } from '#events';

/** How many jobs of a queue one worker runs at a time. */
export const concurrency: Record<QueueName, number> = {
  payments: 4,
  'mail-critical': 8,
  'mail-bulk': 4,
  push: 8,
  photo: 2,
  export: 1,
  moderation: 2,
  schedule: 3,
};

/** While jobs of the first are under way in a process, those of the last begin a little later there: nobody waits for them at a screen. */
export const precedence: Partial<Record<QueueName, 'first' | 'last'>> = {
  payments: 'first',
  'mail-critical': 'first',
  'mail-bulk': 'last',
  export: 'last',
};
