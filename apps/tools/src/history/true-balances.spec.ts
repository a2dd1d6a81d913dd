import { describe, expect, it } from '@jest/globals';
import { anna, balance, bert, debit, entry, order, send } from './histories.fixture.js';
import type { History } from './operation.js';
import { findFalseBalances } from './true-balances.js';

const textsOf = (history: History) => findFalseBalances(history).map(({ text }) => text);
/** Ten credits, of which a message took one and another use two; then twenty were bought. */
const ledger = [entry(anna, 0, 10), entry(anna, -1, 9, 'm1'), entry(anna, -2, 7, 'use'), entry(anna, 20, 27, 'order')];
const moves = [
  send(anna, [10, 20], 'm1', { seq: 1, balance: 9 }),
  debit(anna, [30, 40], 'use'),
  order(anna, [50, 60], 'order', 'pending'),
  order(anna, [80, 90], 'order', 'completed'),
];
const withLooks = (...looks: History) => [...ledger, ...moves, ...looks];

describe('a balance that was shown', () => {
  it('was true at a moment between question and answer', () => {
    for (const [times, credits] of [
      [[2, 4], 10],
      [[12, 14], 10],
      [[12, 14], 9],
      [[21, 29], 9],
      [[32, 35], 9],
      [[32, 35], 7],
      [[65, 70], 7],
      [[65, 70], 27],
      [[91, 95], 27],
    ] as const)
      expect(textsOf(withLooks(balance(anna, times, credits)))).toEqual([]);
  });

  it.each([
    ['before it was', balance(anna, [2, 4], 9), 'there could be 10'],
    ['when it was over', balance(anna, [21, 29], 10), 'there could be 9'],
    ['and never was', balance(anna, [32, 35], 8), 'there could be 9 or 7'],
    ['after the order was told to be paid', balance(anna, [91, 95], 7), 'there could be 27'],
  ])('is found when it was shown %s', (_when, look, text) => {
    expect(textsOf(withLooks(look))).toEqual([`${look.balance} credits were shown where ${text}`]);
  });

  it('is not older than one that was shown before', () => {
    const [newer, older] = [balance(anna, [65, 70], 27), balance(anna, [71, 75], 7)];
    expect(textsOf(withLooks(newer, older))).toEqual(['7 credits were shown where there could be 27']);
    expect(textsOf(withLooks(older, { ...newer, start: 76, end: 79 }))).toEqual([]);
    expect(textsOf(withLooks(newer, { ...older, start: 68 }))).toEqual([]);
  });

  it('may be one that came back', () => {
    const again = [entry(anna, 0, 5), entry(anna, -1, 4, 'use'), entry(anna, 1, 5, null)];
    const looks = [balance(anna, [1, 2], 5), balance(anna, [40, 41], 4), balance(anna, [42, 43], 5)];
    expect(textsOf([...again, debit(anna, [10, 20], 'use'), ...looks])).toEqual([]);
    expect(textsOf([...again, debit(anna, [10, 20], 'use'), ...looks, balance(anna, [44, 45], 4)])).toEqual([
      '4 credits were shown where there could be 5',
    ]);
  });

  it('with the answer to a message has the price of that message in it', () => {
    const [cheap] = moves;
    expect(textsOf([...ledger.slice(0, 2), { ...cheap, balance: 10 } as (typeof moves)[number]])).toEqual([
      '10 credits were shown where there could be 9',
    ]);
  });

  it('is judged by the ledger of its own member', () => {
    expect(textsOf([...withLooks(), entry(bert, 0, 3), balance(bert, [91, 95], 3)])).toEqual([]);
  });
});

describe('a ledger', () => {
  it('goes on from each balance to the next', () => {
    expect(textsOf([entry(anna, 0, 10), entry(anna, -1, 8)])).toEqual(['10 and -1 are not 8']);
  });

  it('has its entries in the order in which they can have been made', () => {
    const turned = [entry(anna, 0, 10), entry(anna, -2, 8, 'use'), entry(anna, -1, 7, 'm1')];
    const text = 'an entry was made before the one in front of it was asked for';
    expect(textsOf([...turned, ...moves.slice(1, 2), send(anna, [10, 20], 'm1', { seq: 1 })])).toEqual([text]);
    // The answer was lost: nobody knows how late it was taken.
    expect(textsOf([...turned, ...moves.slice(1, 2), send(anna, [10, null], 'm1')])).toEqual([]);
  });
});
