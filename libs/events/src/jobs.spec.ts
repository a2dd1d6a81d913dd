import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { queueNames } from './define-job.js';
import { jobs, jobNames, recurringJobs } from './jobs.js';

/** As chats/src/sql/accept_batch.sql makes it. */
const keyOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

describe('the reactions to a message', () => {
  it.each(['notifications.check-unread', 'moderation.note-signals'] as const)('take every key that the send function makes: %s', (name) => {
    for (let pair = 0; pair < 200; pair += 1) {
      const payload = { key: keyOf(`${pair}`), conversationId: randomUUID(), memberId: randomUUID() };
      expect([payload.key, jobs[name].payload.safeParse(payload).success]).toEqual([payload.key, true]);
    }
  });
});

describe('the tries of a reaction', () => {
  /** As the outbox counts them. */
  const TRIES = 20;
  const minutesOf = (pauses: readonly number[]) =>
    Array.from({ length: TRIES - 1 }, (_one, index) => pauses[Math.min(index, pauses.length - 1)] ?? 0).reduce(
      (sum, pause) => sum + pause,
    ) / 60;

  it.each(jobNames.filter((name) => !recurringJobs.some((job) => job.name === name)))(
    'go on for half an hour at least, so that an outage of minutes buries nothing: %s',
    (name) => expect(minutesOf(jobs[name].pauses)).toBeGreaterThan(30),
  );
});

describe('the recurring jobs', () => {
  it('are more than ten, each with a pattern, a zone and pauses for its next tries, on a queue that no member waits for', () => {
    expect(recurringJobs.length).toBeGreaterThan(10);
    for (const { name, cron, zone } of recurringJobs) {
      expect([name, cron.split(' ').length, zone]).toEqual([name, 5, 'UTC']);
      expect([name, jobs[name].queue, jobs[name].pauses.length > 0]).toEqual([name, 'schedule', true]);
    }
    for (const name of jobNames) expect(queueNames).toContain(jobs[name].queue);
  });
});
