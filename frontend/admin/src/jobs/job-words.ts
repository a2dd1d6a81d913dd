import { alarmStates, queueNames, recurringStates } from '../code-words';

/** The words of the pages about jobs. */
export const jobWords = {
  pages: { queues: 'Queues', dead_letters: 'Given up', recurring_jobs: 'Recurring', workers: 'Workers' },
  states: recurringStates,
  noDeadLetters: 'Nothing was given up.',
  noRecurring: 'No worker has planned its recurring jobs yet.',
  noWorkers: 'No worker has given a sign of life within the last hour.',
  next: (time: string) => `Next: ${time}`,
  since: (time: string) => `since ${time}`,
  tried: (tries: number) => `failed tries: ${tries}`,
  alive: 'Works',
  lost: 'Lost',
  lastSign: (time: string) => `Last sign of life: ${time}`,
  facts: {
    events: 'Because of',
    error: 'Last error',
    tries: 'Tries',
    toldAt: 'Told',
    givenUpAt: 'Given up',
    payload: 'Given to it',
    id: 'Id',
  },
} as const;

/** The words of the page of queues. */
export const queueWords = {
  names: queueNames,
  at: (time: string) => `As of ${time}. Read again every 10 seconds.`,
  stale: (time: string) => `These figures are from ${time}: they cannot be read just now. It is tried again by itself.`,
  alarms: 'Alarms',
  noAlarms: 'No alarm: everything is within its bounds.',
  states: alarmStates,
  urgencies: { now: 'At once', today: 'Today' },
  about: (list: string) => `Queues: ${list}`,
  outbox: 'Outbox',
  outboxIntro: 'What follows from an event and is not done yet. It stands in Postgres, so that nothing is lost with Redis.',
  due: 'Due',
  oldestDue: 'Oldest waits',
  deadLetters: 'Given up',
  queues: 'Queues',
  noQueues: 'There are no queues.',
  redisGone:
    'Redis does not answer, so the queues cannot be shown. Nothing is lost: all that waits stands in the outbox and is worked on when Redis is back.',
  waiting: 'Waiting',
  active: 'Running',
  delayed: 'Delayed',
  failed: 'Failed tries, last hour',
  oldest: 'Oldest waits',
  lastMinute: 'Done, last minute',
  lastHour: 'Done, last hour',
  open: 'Single jobs',
  day: 'Last 24 hours',
  dayTold: (done: string, failed: string, most: string) =>
    `Last 24 hours, by half hour: ${done} done, ${failed} failed tries; most in half an hour: ${most}.`,
  dayNothing: 'Nothing was done in the last 24 hours.',
  legend: { done: 'Done', failed: 'Failed tries' },
  dayFrom: '24 hours ago',
  dayTo: 'Now',
  most: (count: string) => `Most in half an hour: ${count}`,
} as const;
