import { dayParts, type AlarmRow, type QueueFiguresRow, type QueuesOverview } from '#contracts-admin';

const at = new Date().toISOString();

/** A day with a busy evening, as its bars of half an hour. */
const dayOf = (most: number, failedAt: number): QueueFiguresRow['day'] =>
  Array.from({ length: dayParts }, (_, index) => ({
    done: Math.round(most * Math.abs(Math.sin(index / 9)) ** 3),
    failed: index === failedAt ? Math.ceil(most / 5) : 0,
  }));

const queue = (name: string, most: number, more: Partial<QueueFiguresRow> = {}): QueueFiguresRow => ({
  name,
  waiting: 0,
  active: 0,
  delayed: 0,
  failed: 0,
  oldest_waiting_s: null,
  done_last_minute: Math.round(most / 40),
  done_last_hour: most,
  failed_last_hour: 0,
  day: dayOf(most, -1),
  ...more,
});

const mailsFail: AlarmRow = {
  name: 'MailsFailing',
  state: 'firing',
  urgency: 'now',
  summary: 'For five minutes the mail server has taken no mail, and those that were tried have failed.',
  remedy:
    'Check the mail server at SMTP_URL. No mail is lost: they are tried again by themselves, those that were given up from their list.',
  queues: [],
  since: at,
};
const pushSlow: AlarmRow = {
  name: 'QueueSlow',
  state: 'firing',
  urgency: 'today',
  summary: 'A job has waited in its queue for more than ten minutes.',
  remedy: 'Open the queue and see what it runs and what fails; start another worker if all of them are busy.',
  queues: ['push'],
  since: at,
};
const slow: AlarmRow = {
  name: 'OutboxSlow',
  state: 'pending',
  urgency: 'today',
  summary: 'For five minutes events have waited for more than 5 seconds: the workers hardly keep up.',
  remedy: 'See which queue is the longest, and start another worker.',
  queues: [],
  since: at,
};

export const redisGone: AlarmRow = {
  name: 'RedisGone',
  state: 'firing',
  urgency: 'now',
  summary: 'Redis does not answer: nothing is worked on until it does.',
  remedy: 'Start Redis. Nothing is lost: what waits stands in Postgres and is brought again.',
  queues: [],
  since: at,
};

/** A bad evening: the mail server is down, pushes queue up. */
export const busyOverview: QueuesOverview = {
  at,
  alarms: [mailsFail, pushSlow, slow],
  outbox: { due: 1_284, oldest_due_s: 12.4, dead_letters: 3 },
  queues: [
    queue('payments', 46),
    queue('mail-critical', 380, { delayed: 12, failed_last_hour: 61, day: dayOf(380, 47) }),
    queue('mail-bulk', 9_400, { waiting: 9_871, active: 4, oldest_waiting_s: 1_934, failed_last_hour: 210, day: dayOf(9_400, 46) }),
    queue('push', 2_100, { waiting: 640, active: 8, oldest_waiting_s: 722 }),
    queue('photo', 120, { active: 2 }),
    queue('export', 0),
    queue('moderation', 310),
    queue('schedule', 90),
  ],
};
