import { expect, it } from '@jest/globals';
import { eventName } from './order-words';

it.each([
  ['ordered', 'banktransfer', 'Ordered: Bank transfer'],
  ['paid', '', 'Paid'],
  ['invoice', 'R-2026-1', 'Invoice: R-2026-1'],
  ['refund_failed', 'withdrawal', 'Refund failed: The member withdrew'],
  ['issue_found', 'paid_twice', 'Issue found: Paid twice'],
  ['called', 'withdrawal', 'The provider called: withdrawal'],
  ['issue_closed', 'newer_than_this_page', 'Issue closed: newer_than_this_page'],
] as const)('what happened is said in words: %s %s', (kind, about, words) => {
  expect(eventName({ kind, about })).toBe(words);
});
