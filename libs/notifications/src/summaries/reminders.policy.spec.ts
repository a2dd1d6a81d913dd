import { describe, expect, it } from '@jest/globals';
import { whyNoMessageMail, type MessageFacts } from './reminders.policy.js';

const right: MessageFacts = { status: 'active', fictional: false, mailStops: [], unread: 1, chatState: 'open' };

describe('a mail about unread messages', () => {
  it('goes out when somebody who wants mails has something to read', () => {
    expect(whyNoMessageMail(right)).toBeUndefined();
  });

  it.each<[string, Partial<MessageFacts>]>([
    ...(['not_confirmed', 'paused', 'suspended', 'banned', 'deleted'] as const).map(
      (status) => ['the account is not active', { status }] as [string, Partial<MessageFacts>],
    ),
    ...(['bounced', 'spam', 'unsubscribed'] as const).map(
      (stop) => ['the member wants no mails, or gets none', { mailStops: [stop] }] as [string, Partial<MessageFacts>],
    ),
    ['no person reads it', { fictional: true }],
    ['the conversation is closed', { chatState: 'closed' }],
    ['the conversation is closed', { chatState: 'gone' }],
    ['read meanwhile', { unread: 0 }],
  ])('stays away: %s (%o)', (why, fact) => {
    expect(whyNoMessageMail({ ...right, ...fact })).toBe(why);
  });
});
