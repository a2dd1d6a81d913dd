import { expect, it } from '@jest/globals';
import { detailsOf } from './issue-words';

it.each([
  [{}, ''],
  [{ credits: 100 }, 'credits: 100'],
  [{ amountMinor: 500, currency: 'EUR' }, 'amount in cents: 500, currency: EUR'],
  [
    { provider: { refundedMinor: 100 }, order: { refundedMinor: 0 } },
    'provider (went back, in cents: 100), order (went back, in cents: 0)',
  ],
  [{ since: null, constructor: 'x' }, 'since: null, constructor: x'],
])('the details of an issue are one line that can be read: %j', (details, line) => {
  expect(detailsOf(details)).toBe(line);
});
