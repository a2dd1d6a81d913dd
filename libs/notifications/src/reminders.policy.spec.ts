import { describe, expect, it } from '@jest/globals';
import { whyNoReminder, type ReminderFacts } from './reminders.policy.js';

const right: ReminderFacts = { status: 'active', mailStops: [], unread: 1, chatState: 'open', remindedLately: false };

describe('a reminder of unread messages', () => {
  it('goes out when somebody who wants mails has something to read', () => {
    expect(whyNoReminder(right)).toBeUndefined();
  });

  it.each<[string, Partial<ReminderFacts>]>([
    ...(['not_confirmed', 'paused', 'suspended', 'banned', 'deleted'] as const).map(
      (status) => ['the account is not active', { status }] as [string, Partial<ReminderFacts>],
    ),
    ...(['bounced', 'spam', 'unsubscribed'] as const).map(
      (stop) => ['the member wants no mails', { mailStops: [stop] }] as [string, Partial<ReminderFacts>],
    ),
    ['the conversation is closed', { chatState: 'closed' }],
    ['the conversation is closed', { chatState: 'gone' }],
    ['read meanwhile', { unread: 0 }],
    ['reminded today', { remindedLately: true }],
  ])('stays away: %s (%o)', (why, fact) => {
    expect(whyNoReminder({ ...right, ...fact })).toBe(why);
  });
});
