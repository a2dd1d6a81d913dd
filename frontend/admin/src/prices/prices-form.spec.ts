import { describe, expect, it } from '@jest/globals';
import { bundleCreditsMax, bundleMinorMax, commands } from '#contracts-admin';
import { formFaults } from './form-words';
import { aList } from './price-list.fixture';
import { emptyForm, formOf, readForm, soldBy, withoutRow, withRow, type PricesForm } from './prices-form';

const now = new Date('2026-11-28T12:00:00Z');
const row = (credits: string, price: string, key = 0) => ({ key, credits, price });
const simplest: PricesForm = { ...emptyForm, currency: 'EUR', bundles: [row('20', '19')] };

const wishOf = (change: Partial<PricesForm>) => {
  const read = readForm({ ...simplest, ...change }, now);
  return 'wish' in read ? read.wish : undefined;
};
const faultsOf = (change: Partial<PricesForm>) => {
  const read = readForm({ ...simplest, ...change }, now);
  return 'faults' in read ? read.faults : {};
};
const likeEuro = { minor: 4_000, currency: 'EUR' };

describe('the form that sets prices', () => {
  it('needs a currency and one bundle: it is then for every country without a list, at once', () => {
    expect(wishOf({})).toEqual({ countries: [], currency: 'EUR', bundles: [{ credits: 20, minor: 1_900 }], begins_at: null });
  });

  it('takes what was typed in the smaller unit of its currency, and the moment in the zone of the computer', () => {
    const at = '2026-12-31T23:59';
    const bundles = [row('20', '209', 0), row(' 50 ', '439,5', 3)];
    const wish = wishOf({ countries: ['SE', 'NO'], currency: 'SEK', bundles, begins: 'later', at });
    expect(wish).toEqual({
      countries: ['SE', 'NO'],
      currency: 'SEK',
      bundles: [
        { credits: 20, minor: 20_900 },
        { credits: 50, minor: 43_950 },
      ],
      begins_at: new Date(at).toISOString(),
    });
    expect(commands.make_price_list.body.safeParse({ ...wish, version: 1, reason: 'For the winter' }).success).toBe(true);
  });

  it.each([
    ['no currency', { currency: '' }, { currency: formFaults.noCurrency }],
    ['no number of credits', { bundles: [row('', '19')] }, { 'bundles.0.credits': formFaults.credits }],
    ['half a credit', { bundles: [row('2.5', '19')] }, { 'bundles.0.credits': formFaults.credits }],
    ['no credits', { bundles: [row('0', '19')] }, { 'bundles.0.credits': formFaults.credits }],
    ['more than is sold at once', { bundles: [row(String(bundleCreditsMax + 1), '19')] }, { 'bundles.0.credits': formFaults.credits }],
    ['the same size twice', { bundles: [row('20', '19'), row('020', '21', 1)] }, { 'bundles.1.credits': formFaults.sameCredits }],
    ['no price', { bundles: [row('20', '')] }, { 'bundles.0.minor': formFaults.price(likeEuro) }],
    ['nothing as a price', { bundles: [row('20', '0')] }, { 'bundles.0.minor': formFaults.price(likeEuro) }],
    ['more digits than the currency has', { bundles: [row('20', '19.005')] }, { 'bundles.0.minor': formFaults.price(likeEuro) }],
    [
      'more than anybody pays',
      { bundles: [row('20', '1000000.01')] },
      { 'bundles.0.minor': formFaults.tooDear({ minor: bundleMinorMax, currency: 'EUR' }) },
    ],
    ['no moment', { begins: 'later' }, { begins_at: formFaults.noMoment }],
    ['a moment that is over', { begins: 'later', at: '2026-11-01T00:00' }, { begins_at: formFaults.over }],
  ] as const)('says in words what is wrong, beside its field: %s', (_, change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  it('names everything that is wrong at once', () => {
    const bundles = [row('20', 'ten'), row('many', '21', 1)];
    expect(Object.keys(faultsOf({ currency: '', bundles, begins: 'later' })).toSorted()).toEqual([
      'begins_at',
      'bundles.0.minor',
      'bundles.1.credits',
      'currency',
    ]);
  });

  it('forgets a moment that was typed before somebody chose to begin at once', () => {
    expect(wishOf({ begins: 'at_once', at: '2026-11-01T00:00' })?.begins_at).toBeNull();
  });

  it('knows what is sold before it knows from when, and not while a row cannot be read', () => {
    expect(soldBy({ ...simplest, begins: 'later' })?.bundles).toEqual([{ credits: 20, minor: 1_900 }]);
    expect(soldBy({ ...simplest, bundles: [...simplest.bundles, row('', '', 1)] })).toBeUndefined();
  });
});

describe('the form filled with a list', () => {
  it('is read as that list again', () => {
    const list = aList({ countries: ['DE'], bundles: [{ credits: 20, minor: 1_905 }] });
    expect(soldBy(formOf(list))).toEqual({ countries: ['DE'], currency: 'EUR', bundles: [{ credits: 20, minor: 1_905 }] });
  });

  it('is for the countries where the list still holds: elsewhere somebody chose other prices since', () => {
    expect(formOf(aList({ countries: ['DE', 'AT'], holds_in: ['AT'] })).countries).toEqual(['AT']);
    expect(formOf(aList({ countries: ['DE', 'AT'], holds_in: [], state: 'over' })).countries).toEqual(['DE', 'AT']);
  });

  it('asks for the currency where that of the list is no longer sold in', () => {
    expect(formOf(aList({ currency: 'ISK' })).currency).toBe('');
  });
});

it('a row that was added is told apart from those that are there, also after others went', () => {
  const three = withRow(withRow(simplest.bundles));
  const rows = withRow(withoutRow(three, 1));
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  expect(rows.at(-1)).toMatchObject({ credits: '', price: '' });
});
