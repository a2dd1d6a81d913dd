import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { entriesOf, shared, type CompanyPart, type SettlementEntry } from './settlement-entries.policy.js';

const [anne, bob] = ['00000000-0000-7000-8000-0000000000c1', '00000000-0000-7000-8000-0000000000c2'];
const part = (companyId: string | null, settledMinor: number, rest: Partial<CompanyPart> = {}): CompanyPart => ({
  companyId,
  currency: 'EUR',
  amountMinor: settledMinor,
  settledMinor,
  paidMinor: Math.max(0, settledMinor),
  ...rest,
});
const shortly = (entries: readonly SettlementEntry[]) =>
  entries.map(({ companyId, kind, account, contra, currency, amountMinor }) => [
    companyId === anne ? 'anne' : 'bob',
    kind.replace('settlement_', ''),
    account,
    contra,
    currency,
    amountMinor,
  ]);

describe('what a payout means for the books', () => {
  it('is the fee, its VAT and what arrived in the bank', () => {
    expect(shortly(entriesOf([part(anne, 4_000)], { currency: 'EUR', amountMinor: 3_952, feeMinor: 48, feeVatMinor: 8 }, null))).toEqual([
      ['anne', 'fee', 'fees', 'provider', 'EUR', 40],
      ['anne', 'fee_vat', 'input_vat', 'provider', 'EUR', 8],
      ['anne', 'payout', 'bank', 'provider', 'EUR', 3_952],
    ]);
  });

  it('is shared by companies by what each sold, and what is of none is the larger one’s', () => {
    const sums = { currency: 'EUR', amountMinor: 4_380, feeMinor: 120, feeVatMinor: 20 };
    expect(shortly(entriesOf([part(bob, 3_000), part(anne, 1_000), part(null, 500)], sums, null))).toEqual([
      ['bob', 'fee', 'fees', 'provider', 'EUR', 75],
      ['bob', 'fee_vat', 'input_vat', 'provider', 'EUR', 15],
      ['bob', 'payout', 'bank', 'provider', 'EUR', 3_410],
      ['anne', 'fee', 'fees', 'provider', 'EUR', 25],
      ['anne', 'fee_vat', 'input_vat', 'provider', 'EUR', 5],
      ['anne', 'payout', 'bank', 'provider', 'EUR', 970],
    ]);
  });

  it('leaves the provider in the currency in which it was paid, and comes in that of the payout', () => {
    const kronor = part(anne, 880, { currency: 'SEK', amountMinor: 10_000 });
    const entries = entriesOf([part(anne, 1_000), kronor], { currency: 'EUR', amountMinor: 1_860, feeMinor: 20, feeVatMinor: 0 }, null);
    expect(shortly(entries)).toEqual([
      ['anne', 'exchange', 'exchange', 'provider', 'SEK', 10_000],
      ['anne', 'exchange', 'provider', 'exchange', 'EUR', 880],
      ['anne', 'fee', 'fees', 'provider', 'EUR', 20],
      ['anne', 'payout', 'bank', 'provider', 'EUR', 1_860],
    ]);
  });

  it('goes the other way where more went back than came', () => {
    expect(shortly(entriesOf([part(anne, -700)], { currency: 'EUR', amountMinor: -725, feeMinor: 25, feeVatMinor: 0 }, null))).toEqual([
      ['anne', 'fee', 'fees', 'provider', 'EUR', 25],
      ['anne', 'payout', 'provider', 'bank', 'EUR', 725],
    ]);
  });

  it('is that of whoever sells where no movement leads to a company, and nothing where nobody does', () => {
    const sums = { currency: 'EUR', amountMinor: 480, feeMinor: 20, feeVatMinor: 0 };
    expect(shortly(entriesOf([part(null, 500)], sums, anne))).toEqual([
      ['anne', 'fee', 'fees', 'provider', 'EUR', 20],
      ['anne', 'payout', 'bank', 'provider', 'EUR', 480],
    ]);
    expect(entriesOf([part(null, 500)], sums, null)).toEqual([]);
  });

  it('leaves nothing at the provider that is not there, however it is shared', () => {
    const companies = fc.array(fc.tuple(fc.constantFrom(anne, bob, null), fc.integer({ min: -5_000, max: 9_000 })), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(companies, fc.nat(300), (all, feeMinor) => {
        const parts = all.map(([id, minor]) => part(id, minor));
        const settled = parts.reduce((sum, { settledMinor }) => sum + settledMinor, 0);
        const entries = entriesOf(
          parts,
          { currency: 'EUR', amountMinor: settled - feeMinor, feeMinor, feeVatMinor: Math.floor(feeMinor / 6) },
          null,
        );
        const left = entries.reduce((sum, { account, amountMinor }) => sum + (account === 'provider' ? -amountMinor : amountMinor), 0);
        expect(left).toBe(parts.some(({ companyId }) => companyId !== null) ? settled : 0);
      }),
    );
  });
});

describe('a sum that is shared', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [100, [1, 2, 4], [14, 29, 57]],
    [11, [2, 2, 3], [3, 3, 5]],
    [5, [1, 1, 1], [2, 2, 1]],
    [7, [0, 5], [0, 7]],
    [7, [0, 0], [7, 0]],
    [0, [1, 2], [0, 0]],
    [5, [], []],
  ])('%s by %j is %j', (minor, weights, parts) => {
    expect(shared(minor, weights)).toEqual(parts);
  });
});
