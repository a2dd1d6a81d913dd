import { describe, expect, it } from '@jest/globals';
import { searchedFor } from './debit-search.policy.js';

describe('what is looked for among direct debits', () => {
  it('is an id, however it is written', () => {
    expect(searchedFor('01920000-ABCD-7000-8000-00000000000F')).toEqual({ kind: 'id', id: '01920000-abcd-7000-8000-00000000000f' });
  });

  it.each([
    ['SS-2026-ABC', 'SS-2026-ABC'],
    ['ss-2026-abc', 'SS-2026-ABC'],
    ['SS 2026 ABC', 'SS2026ABC'],
    ['01920000-abcd', '01920000-ABCD'],
  ])('is else the reference of a mandate, as a bank statement prints it: %s', (text, reference) => {
    expect(searchedFor(text)).toEqual({ kind: 'reference', reference });
  });
});
