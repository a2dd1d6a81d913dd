import { expect, it } from '@jest/globals';
import { eventName } from './order-words';

it.each([
  ['ordered', 'banktransfer', 'Ordered: Bank transfer'],
  ['paid', '', 'Paid'],
  ['invoice', 'R-2026-1', 'Invoice: R-2026-1'],
  ['refund_failed', 'withdrawal', 'Refund failed: The member withdrew'],
  ['issue_found', 'paid_twice', 'Issue found: Paid twice'],
  ['debit_announced', '2026-12-03', 'Direct debit announced: for 3 Dec 2026'],
  ['debit_sent', '', 'Direct debit sent to the bank'],
  ['debit_returned', 'AM04', 'Direct debit returned: There was not enough money in the account (AM04)'],
  ['debit_returned', '', 'Direct debit returned: The bank gave no reason'],
  ['debit_blocked', 'iban', 'Blocked for direct debit: Bank account'],
  ['debit_block_lifted', 'phone', 'Block on direct debit lifted: Phone'],
  ['called', 'withdrawal', 'The provider called: withdrawal'],
  ['issue_closed', 'newer_than_this_page', 'Issue closed: newer_than_this_page'],
] as const)('what happened is said in words: %s %s', (kind, about, words) => {
  expect(eventName({ kind, about })).toBe(words);
});
