import { describe, expect, it } from '@jest/globals';
import { askedFor } from './order-search.policy.js';

describe('what somebody looks for in the orders', () => {
  it.each([
    ['01930000-0000-7000-8000-00000000000A', { kind: 'id', id: '01930000-0000-7000-8000-00000000000a' }],
    ['2026-000123', { kind: 'paper', paper: 'invoice', year: 2026, number: 123 }],
    ['2026-123', { kind: 'paper', paper: 'invoice', year: 2026, number: 123 }],
    ['c2026-000007', { kind: 'paper', paper: 'credit_note', year: 2026, number: 7 }],
    ['tr_7UhSN1zuXS', { kind: 'payment', text: 'tr_7UhSN1zuXS' }],
    ['2026-9999999999', { kind: 'payment', text: '2026-9999999999' }],
  ])('%s is an id, the number of a paper or a payment', (text, asked) => {
    expect(askedFor(text)).toEqual(asked);
  });
});
