import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { creditsOf, movementRef } from '../orders/index.js';
import { returnEntries, type BookedCredits, type ReturnedMoney, type ReturnedOrder } from './return-entries.policy.js';

const order: ReturnedOrder = {
  id: '01930000-0000-7000-8000-000000000001',
  credits: 50,
  payableMinor: 4_000,
  vatMinor: 694,
  revokedCredits: 0,
  refundedMinor: 0,
  chargedBackMinor: 0,
  movements: 0,
};
const booked: BookedCredits = { taken: 0, unused: 50, hasWallet: true, receivableMinor: 0 };
const nothing: ReturnedMoney = { refundedMinor: 0, chargedBackMinor: 0, revoke: 0 };

const entriesOf = (changed: Partial<ReturnedOrder>, moved: Partial<ReturnedMoney>, books: Partial<BookedCredits>) => {
  const { money, ...credits } = returnEntries({ ...order, ...changed }, { ...nothing, ...moved }, { ...booked, ...books });
  return { ...credits, money: money.map(({ kind, amountMinor }) => [kind, amountMinor]) };
};

describe('the entries of money that goes back', () => {
  it('take the credits that it stands for, and carry its VAT', () => {
    expect(entriesOf({}, { refundedMinor: 1_000, revoke: 13 }, {})).toEqual({
      taken: 13,
      takenByBank: 0,
      restored: 0,
      money: [
        ['refund', 826],
        ['refund_vat', 174],
      ],
    });
  });

  it('make what a bank takes for used credits owed', () => {
    expect(entriesOf({}, { chargedBackMinor: 4_000, revoke: 50 }, { unused: 40 })).toEqual({
      taken: 40,
      takenByBank: 40,
      restored: 0,
      money: [
        ['receivable', 661],
        ['receivable_vat', 139],
        ['chargeback', 3_306],
        ['chargeback_vat', 694],
      ],
    });
  });

  it('undo all of it when the bank pays again, and give no more credits than were taken', () => {
    const taken = { revokedCredits: 50, chargedBackMinor: 4_000, movements: 1 };
    expect(entriesOf(taken, { chargedBackMinor: -4_000, revoke: -50 }, { taken: 40, unused: 0, receivableMinor: 800 })).toEqual({
      taken: 0,
      takenByBank: 0,
      restored: 40,
      money: [
        ['receivable_void', 661],
        ['receivable_void_vat', 139],
        ['chargeback_void', 3_306],
        ['chargeback_void_vat', 694],
      ],
    });
  });

  it('count as taken by the bank what a refund of the same moment does not stand for', () => {
    expect(entriesOf({}, { refundedMinor: 1_000, chargedBackMinor: 1_000, revoke: 25 }, {})).toMatchObject({ taken: 25, takenByBank: 12 });
  });

  it('take and give nothing once the account is erased: all that a bank takes is owed', () => {
    const erased = { unused: 0, hasWallet: false };
    expect(entriesOf({}, { chargedBackMinor: 4_000, revoke: 50 }, erased)).toMatchObject({
      taken: 0,
      money: [
        ['receivable', 3_306],
        ['receivable_vat', 694],
        ['chargeback', 3_306],
        ['chargeback_vat', 694],
      ],
    });
    const again = { revokedCredits: 50, chargedBackMinor: 4_000 };
    expect(entriesOf(again, { chargedBackMinor: -2_000, revoke: -25 }, { ...erased, taken: 0, receivableMinor: 4_000 }).money).toEqual([
      ['receivable_void', 1_653],
      ['receivable_void_vat', 347],
      ['chargeback_void', 1_653],
      ['chargeback_void_vat', 347],
    ]);
  });

  it('give credits again as far as the money comes again, and leave of the debt what no whole credit stands for', () => {
    const before = { revokedCredits: 50, chargedBackMinor: 4_000, movements: 1 };
    const again = { chargedBackMinor: -1_010, revoke: -13 };
    const chargeback = [
      ['chargeback_void', 835],
      ['chargeback_void_vat', 175],
    ];
    expect(entriesOf(before, again, { taken: 45, unused: 0, receivableMinor: 400 })).toEqual({
      taken: 0,
      takenByBank: 0,
      restored: 8,
      money: [['receivable_void', 306], ['receivable_void_vat', 64], ...chargeback],
    });
    // Nobody is there any more to get them.
    expect(entriesOf(before, again, { taken: 45, unused: 0, hasWallet: false, receivableMinor: 400 }).money).toEqual([
      ['receivable_void', 331],
      ['receivable_void_vat', 69],
      ...chargeback,
    ]);
  });

  it('count what was refunded before and what is refunded now, when a bank takes the rest', () => {
    const refunded = { refundedMinor: 1_000, revokedCredits: 13, movements: 1 };
    const { taken, money } = entriesOf(refunded, { refundedMinor: 500, chargedBackMinor: 2_500, revoke: 37 }, { taken: 13, unused: 27 });
    expect([taken, ...money.slice(0, 2)]).toEqual([27, ['receivable', 661], ['receivable_vat', 139]]);
  });

  it('owe nothing any more once the bank has paid all of it again, whatever was refunded besides', () => {
    const before = { refundedMinor: 1_000, chargedBackMinor: 3_000, revokedCredits: 50, movements: 2 };
    const { restored, money } = entriesOf(
      before,
      { chargedBackMinor: -3_000, revoke: -37 },
      { taken: 0, unused: 0, receivableMinor: 4_000 },
    );
    expect([restored, ...money.slice(0, 2)]).toEqual([0, ['receivable_void', 3_306], ['receivable_void_vat', 694]]);
  });

  it('leave what is owed alone where no bank took anything', () => {
    const { money } = entriesOf({}, { refundedMinor: 1_000, revoke: 13 }, { receivableMinor: 100 });
    expect(money.map(([kind]) => kind)).toEqual(['refund', 'refund_vat']);
  });

  it('count every credit as taken by the bank where a cent is a credit', () => {
    const cheap = { payableMinor: 50, vatMinor: 0 };
    expect(entriesOf(cheap, { chargedBackMinor: 50, revoke: 50 }, {}).takenByBank).toBe(50);
  });

  it('have the names of this movement, each its own', () => {
    const moved = { ...nothing, refundedMinor: 500, chargedBackMinor: 1_000, revoke: 19 };
    const { money } = returnEntries({ ...order, movements: 4 }, moved, { ...booked, unused: 0 });
    const refOf = (what: string) => movementRef({ id: order.id, movements: 5 }, what);
    expect(money.map(({ ref }) => ref)).toEqual(['receivable', 'refund', 'chargeback'].flatMap((what) => [refOf(what), refOf(what)]));
  });

  it('are none where nothing moved', () => {
    expect(entriesOf({}, {}, {})).toEqual({ taken: 0, takenByBank: 0, restored: 0, money: [] });
  });

  it('of all parts together carry the price and its VAT to the cent, and take every credit once [M9]', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 694 }), (amounts, vatMinor) => {
        const rest = order.payableMinor - amounts.reduce((sum, minor) => sum + minor, 0);
        let [now, unused] = [{ ...order, vatMinor }, order.credits];
        const sums = { refund: 0, refund_vat: 0 } as Record<string, number>;
        for (const minor of rest > 0 ? [...amounts, rest] : [order.payableMinor]) {
          const refundedMinor = now.refundedMinor + minor;
          const revoke = creditsOf(order, refundedMinor) - now.revokedCredits;
          const { taken, money } = returnEntries(now, { ...nothing, refundedMinor: minor, revoke }, { ...booked, unused });
          for (const { kind, amountMinor } of money) sums[kind] = (sums[kind] ?? 0) + amountMinor;
          now = { ...now, refundedMinor, revokedCredits: now.revokedCredits + revoke, movements: now.movements + 1 };
          unused -= taken;
        }
        expect([sums, unused]).toEqual([{ refund: order.payableMinor - vatMinor, refund_vat: vatMinor }, 0]);
      }),
    );
  });
});
