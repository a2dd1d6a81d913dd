import { describe, expect, it } from '@jest/globals';
import { mailProviderPatterns } from './mail-providers.js';
import { foldSmall, moneyOf, peopleOf } from './dashboard.views.js';
import { disagreementsOf } from './figure-checks.policy.js';
import { periodOf } from './period.policy.js';

const group = (provider: string, signed_up: number) => ({ provider, signed_up, mailed: signed_up, confirmed: 1, wrote: 0 });
const period = periodOf({ step: 'day', steps: 2 }, '2026-11-28');
const [first = '', second = ''] = period.steps.map(({ from }) => from);

describe('groups of sign-ups', () => {
  it('of fewer than five are told together with the others, the largest groups first', () => {
    expect(foldSmall([group('yahoo', 5), group('kpn_ziggo', 4), group('gmail', 9), group('other', 2)])).toEqual([
      group('gmail', 9),
      group('yahoo', 5),
      { provider: 'other', signed_up: 6, mailed: 6, confirmed: 2, wrote: 0 },
    ]);
    expect(foldSmall([])).toEqual([]);
  });

  it.each([
    ['gmail.com', 'gmail'],
    ['googlemail.com', 'gmail'],
    ['hotmail.co.uk', 'outlook'],
    ['live.nl', 'outlook'],
    ['yahoo.fr', 'yahoo'],
    ['web.de', 'gmx_web'],
    ['ziggo.nl', 'kpn_ziggo'],
    ['gmail.com.example', undefined],
    ['notgmail.com', undefined],
    ['me.com.example', undefined],
  ])('know %s as a domain of %s', (domain, provider) => {
    const found = Object.entries(mailProviderPatterns).filter(([, pattern]) => new RegExp(pattern).test(domain));
    expect(found.map(([name]) => name)).toEqual(provider ? [provider] : []);
  });
});

describe('figures over time', () => {
  const standing = [
    { step: first, currency: '', active: 3, credits: 10, minor: 0 },
    { step: first, currency: 'EUR', active: 0, credits: 40, minor: 3_200 },
  ];

  it('stand as they were last known, and are not known where nobody noted them', () => {
    const { points, total, before } = moneyOf(period, { money: [], payers: [], standing });
    expect(points.map(({ credits_bought, credits_free }) => [credits_bought, credits_free])).toEqual([
      [40, 10],
      [null, null],
    ]);
    expect([total.credits_bought, before.credits_bought]).toEqual([40, null]);
    expect(peopleOf(period, { signups: [], activity: [], standing }, true).total.active).toBe(3);
  });

  it('keep currencies apart, the one with most money first, and take what went back from what came', () => {
    const row = { step: second, orders: 1, first_purchases: 0, disputed: 0, owed: 0 };
    const { currencies } = moneyOf(period, {
      money: [
        { ...row, currency: 'EUR', received: 1_000, refunded: 300 },
        { ...row, currency: 'SEK', received: 9_000, refunded: 0 },
        { ...row, step: null, currency: 'EUR', received: 500, refunded: 0 },
      ],
      payers: [],
      standing,
    });
    expect(currencies.map(({ currency, total, before }) => [currency, total.revenue, before.revenue])).toEqual([
      ['SEK', 9_000, 0],
      ['EUR', 700, 500],
    ]);
  });
});

it('figures that agree are not told', () => {
  const count = { check: 'revenue', currency: 'EUR', shown: 1, counted: 1 } as const;
  expect(disagreementsOf([count, { ...count, counted: 2 }])).toEqual([{ ...count, counted: 2 }]);
});
