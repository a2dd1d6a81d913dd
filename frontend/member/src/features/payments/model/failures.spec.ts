import { describe, expect, it } from '@jest/globals';
import type { DebitView } from '#contracts';
import { cardFailureOf, isDebitReturned } from './failures';

describe('why an order was not paid', () => {
  it('is the card’s fault only where the reason is one of a card [#156]', () => {
    expect(cardFailureOf({ failure: 'card_funds' })).toBe('card_funds');
    for (const failure of ['failed', 'debit_returned', null] as const) expect(cardFailureOf({ failure })).toBeNull();
  });

  it('is the bank’s refusal of a debit, before or after it had paid', () => {
    const debit = (state: DebitView['state']) => ({ state }) as DebitView;
    expect(isDebitReturned({ debit: debit('sent'), failure: 'debit_returned' })).toBe(true);
    expect(isDebitReturned({ debit: debit('returned'), failure: null })).toBe(true);
    expect(isDebitReturned({ debit: debit('paid'), failure: null })).toBe(false);
    expect(isDebitReturned({ debit: null, failure: 'failed' })).toBe(false);
  });
});
