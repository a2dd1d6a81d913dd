import { describe, expect, it } from '@jest/globals';
import { jobs } from '#queues';
import { criticalKinds, guarantees, nextStep, type MailKind } from './mail-delivery.policy.js';

describe('a mail that a job wants to send', () => {
  it.each([
    ['at-least-once', 'queued', false, 'send'],
    ['at-most-once', 'queued', false, 'send'],
    ['at-least-once', 'sending', true, 'busy'],
    ['at-most-once', 'sending', true, 'busy'],
    ['at-least-once', 'sent', false, 'finished'],
    ['at-most-once', 'bounced', false, 'finished'],
    ['at-least-once', 'dead', false, 'send'],
    ['at-most-once', 'dead', false, 'finished'],
  ] as const)('%s, %s, leased %s: %s', (guarantee, state, isLeased, step) => {
    expect(nextStep(guarantee, state, isLeased)).toBe(step);
  });

  it('goes out again after a crash when somebody waits for it, and not when it is a reminder', () => {
    expect(nextStep('at-least-once', 'sending', false)).toBe('send');
    expect(nextStep('at-most-once', 'sending', false)).toBe('finished');
  });
});

/** Those that are not named after their mail. */
const otherJobs = {
  unread: 'mail.unread-reminder',
  'new-members': 'mail.mailing-range',
  promotion: 'mail.mailing-range',
  'site-news': 'mail.mailing-range',
  'changed-terms': 'mail.mailing-range',
  'site-closing': 'mail.mailing-range',
} as const;

describe('a critical mail', () => {
  it('is one whose job is on the queue of critical mail', () => {
    for (const kind of Object.keys(guarantees) as MailKind[]) {
      const job =
        kind in otherJobs
          ? otherJobs[kind as keyof typeof otherJobs]
          : (`mail.${kind as Exclude<MailKind, keyof typeof otherJobs>}` as const);
      expect([kind, criticalKinds.has(kind)]).toEqual([kind, jobs[job].queue === 'mail-critical']);
    }
  });
});
