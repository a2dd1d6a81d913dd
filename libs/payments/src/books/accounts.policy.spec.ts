import { describe, expect, it } from '@jest/globals';
import { addUp, carryResults, isSale, kindOf, linesOfCredits, linesOfEntry, nameOf, wordsOf } from './accounts.policy.js';

describe('the two sides of a movement', () => {
  it.each([
    ['payment', 'provider', 'revenue', '1300', '1700'],
    ['payment_vat', 'provider', 'vat', '1300', '1500-DE'],
    ['refund', 'revenue', 'provider', '8100', '1300'],
    ['refund_vat', 'vat', 'provider', '1500-DE', '1300'],
    ['refund_void', 'provider', 'revenue', '1300', '8100'],
    ['paid_elsewhere', 'revenue', 'bank', '8100', '1100'],
    ['paid_elsewhere_vat', 'vat', 'bank', '1500-DE', '1100'],
    ['chargeback', 'revenue', 'provider', '8110', '1300'],
    ['chargeback_void', 'provider', 'revenue', '1300', '8110'],
    ['receivable', 'receivable', 'revenue', '1310', '8110'],
    ['receivable_void_vat', 'vat', 'receivable', '1500-DE', '1310'],
    ['settlement_payout', 'bank', 'provider', '1100', '1300'],
    ['settlement_payout_void', 'provider', 'bank', '1300', '1100'],
    ['settlement_fee', 'fees', 'provider', '4500', '1300'],
    ['settlement_fee_vat', 'input_vat', 'provider', '1520', '1300'],
    ['settlement_exchange', 'exchange', 'provider', '1390', '1300'],
  ])('%s from %s to %s debits %s and credits %s', (kind, account, contra, debit, credit) => {
    expect(linesOfEntry({ kind, account, contra, country: 'DE', minor: 500 })).toEqual([
      { account: debit, minor: 500 },
      { account: credit, minor: -500 },
    ]);
    expect(wordsOf(kind)).toMatch(/^[A-Z]/);
    expect(nameOf(debit)).not.toBe(debit);
  });

  it('are not guessed for what the books do not know', () => {
    expect(() => linesOfEntry({ kind: 'fee', account: 'provider', contra: 'revenue', country: 'NL', minor: 1 })).toThrow(RangeError);
    expect(() => linesOfEntry({ kind: 'settlement_fee', account: 'provider', contra: 'revenue', country: 'NL', minor: 1 })).toThrow(
      RangeError,
    );
    expect(() => linesOfEntry({ kind: 'payment', account: 'cash', contra: 'revenue', country: 'NL', minor: 1 })).toThrow(RangeError);
  });
});

describe('what left the unused credits of a day', () => {
  it('adds up to nothing, also where a rounding takes a cent the other way', () => {
    const lines = linesOfCredits({ broughtMinor: 0, usedMinor: -1, returnedMinor: 400, breakageMinor: 50 });
    expect(lines).toEqual([
      { account: '1700', minor: 449 },
      { account: '8000', minor: 1 },
      { account: '8100', minor: -400 },
      { account: '8900', minor: -50 },
    ]);
    expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
    expect(linesOfCredits({ broughtMinor: 0, usedMinor: 0, returnedMinor: 0, breakageMinor: 0 })).toEqual([]);
  });

  it('has beside it what members brought along, against an account of its own', () => {
    const lines = linesOfCredits({ broughtMinor: 1_600, usedMinor: 80, returnedMinor: 0, breakageMinor: 0 });
    expect(lines).toEqual([
      { account: '0950', minor: 1_600 },
      { account: '1700', minor: -1_520 },
      { account: '8000', minor: -80 },
    ]);
  });
});

describe('balances', () => {
  it('are added by account and currency, and leave out what came to nothing', () => {
    const one = { currency: 'EUR', account: '1300', minor: 5 };
    expect(
      addUp(
        [one],
        [
          { ...one, minor: 7 },
          { ...one, currency: 'SEK' },
        ],
        [{ currency: 'EUR', account: '1700', minor: 0 }],
      ),
    ).toEqual([
      { ...one, minor: 12 },
      { ...one, currency: 'SEK' },
    ]);
  });

  it('of results stand in one account when a year begins, and the others go on', () => {
    const of = (account: string, minor: number) => ({ currency: 'EUR', account, minor });
    expect(carryResults([of('1300', 90), of('8000', -60), of('8100', 10), of('1700', -40)])).toEqual([
      of('0900', -50),
      of('1300', 90),
      of('1700', -40),
    ]);
  });
});

describe('the plan of accounts', () => {
  it.each([
    ['0900', 'Results of earlier years', 'balance'],
    ['0950', 'Credits brought from another product', 'balance'],
    ['1100', 'Bank', 'balance'],
    ['1300', 'Payment provider', 'balance'],
    ['1310', 'Owed by members', 'balance'],
    ['1390', 'Exchanged by the payment provider', 'balance'],
    ['1500-NL', 'VAT to pay, NL', 'balance'],
    ['1520', 'VAT paid, to get back', 'balance'],
    ['1700', 'Unspent credits, without VAT', 'balance'],
    ['4500', 'Fees of the payment provider', 'result'],
    ['8000', 'Credits used', 'result'],
    ['8100', 'Refunds', 'result'],
    ['8110', 'Chargebacks', 'result'],
    ['8900', 'Credits left behind', 'result'],
  ])('has %s, %s, which shows a %s', (id, name, kind) => {
    expect([nameOf(id), kindOf(id)]).toEqual([name, kind]);
  });

  it('calls an account that it does not know by its number', () => {
    expect([nameOf('9999'), kindOf('9999')]).toEqual(['9999', 'balance']);
  });
});

describe('the words of a movement', () => {
  it.each([
    ['payment', 'Sale'],
    ['payment_vat', 'Sale, VAT'],
    ['refund', 'Refund'],
    ['refund_void', 'Refund that came again'],
    ['paid_elsewhere', 'Refund by bank'],
    ['chargeback', 'Chargeback'],
    ['chargeback_void', 'Chargeback that was reversed'],
    ['receivable', 'Owed for used credits'],
    ['receivable_void_vat', 'No longer owed, VAT'],
    ['settlement_exchange', 'Exchanged by the payment provider'],
    ['settlement_fee', 'Fees of the payment provider'],
    ['settlement_payout', 'Payout of the payment provider'],
    ['settlement_payout_void', 'Payout that did not arrive'],
  ])('of %s are %s', (kind, words) => {
    expect(wordsOf(kind)).toBe(words);
  });

  it('are those of a sale for its net amount and for its VAT', () => {
    expect(['payment', 'payment_vat', 'refund', 'refund_vat'].map(isSale)).toEqual([true, true, false, false]);
  });
});
