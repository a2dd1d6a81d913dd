import { describe, expect, it } from '@jest/globals';
import { whyNoMail, whyNoMessageMail, whyNothingUnread, type MessageFacts } from './reminders.policy.js';

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

describe('what is told of a conversation', () => {
  it('is something unread in one that is open', () => {
    expect(whyNothingUnread({ unread: 1, chatState: 'open' })).toBeUndefined();
    expect(whyNothingUnread({ unread: 0, chatState: 'open' })).toBe('read meanwhile');
    expect(whyNothingUnread({ unread: 1, chatState: 'gone' })).toBe('the conversation is closed');
  });

  it('goes by mail to who wants mails', () => {
    expect(whyNoMail(right)).toBeUndefined();
    expect(whyNoMail({ ...right, mailStops: ['spam'] })).toBe('the member wants no mails, or gets none');
  });
});
