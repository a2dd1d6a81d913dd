import { describe, expect, it } from '@jest/globals';
import { userStatuses } from '#contracts';
import { accountsFor, accountsForPush, isByDefault, whyNotSent, type ReaderFacts } from './receivers.policy.js';

const reader: ReaderFacts = { status: 'active', fictional: false, mailStops: [] };
const stops = ['bounced', 'spam', 'unsubscribed'] as const;

describe('a mail that members may choose', () => {
  it('goes to active accounts alone, and to nobody who stopped mails or gets none', () => {
    expect(userStatuses.filter((status) => whyNotSent({ ...reader, status }, 'new_members') === undefined)).toEqual(['active']);
    for (const stop of stops)
      expect(whyNotSent({ ...reader, mailStops: [stop] }, 'new_members')).toBe('the member wants no mails, or gets none');
    expect(accountsFor('likes')).toEqual({ statuses: ['active'], stops });
  });

  it('goes to no fictional profile, behind which nobody reads', () => {
    expect(whyNotSent({ ...reader, fictional: true }, 'likes')).toBe('no person reads it');
    expect(whyNotSent({ ...reader, fictional: true }, null)).toBe('no person reads it');
  });
});

describe('a mail that the site owes', () => {
  it('goes to everybody who has a contract, also where mails came back', () => {
    expect(userStatuses.filter((status) => whyNotSent({ ...reader, status }, null) === undefined)).toEqual([
      'active',
      'paused',
      'suspended',
    ]);
    expect(whyNotSent({ ...reader, mailStops: [...stops] }, null)).toBeUndefined();
    expect(whyNotSent({ ...reader, status: 'deleted' }, null)).toBe('the account is not active');
  });
});

it('who wants no mails may want pushes', () => {
  expect(accountsForPush).toEqual({ statuses: ['active'], stops: [] });
});

describe('what goes to who chose nothing', () => {
  it.each([
    ['new_members', 'email', null, true],
    ['new_members', 'email', 'weekly', true],
    ['new_members', 'email', 'daily', false],
    ['new_members', 'push', null, false],
    ['new_members', 'push', 'never', true],
    ['promotions', 'email', null, false],
    ['likes', 'push', 'at_once', true],
  ] as const)('is what the house has by itself: %s by %s, chosen as %s: %s', (category, channel, frequency, goes) => {
    expect(isByDefault(category, channel, frequency)).toBe(goes);
  });
});
