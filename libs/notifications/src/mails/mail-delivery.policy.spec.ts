import { describe, expect, it } from '@jest/globals';
import { nextStep } from './mail-delivery.policy.js';

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
