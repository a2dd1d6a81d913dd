import { describe, expect, it } from '@jest/globals';
import { codesAtOnceMax } from '#contracts-admin';
import { emptyForm, readForm, type CodesForm } from './codes-form';
import { formFaults } from './form-words';

const now = new Date('2026-11-28T12:00:00Z');
const site_id = '0190a000-0000-7000-8000-00000000000a';
const member_id = '0190a000-0000-7000-8000-000000000001';
const simplest: CodesForm = { ...emptyForm, site_id, code: 'Spring 26', percent: '12.5' };

const wishOf = (change: Partial<CodesForm>) => {
  const read = readForm({ ...simplest, ...change }, now);
  return 'wish' in read ? read.wish : undefined;
};
const faultsOf = (change: Partial<CodesForm>) => {
  const read = readForm({ ...simplest, ...change }, now);
  return 'faults' in read ? read.faults : {};
};

describe('the form that makes discount codes', () => {
  it('needs no more than a site, a code and what it is worth', () => {
    expect(wishOf({})).toEqual({
      site_id,
      code: 'SPRING26',
      count: 1,
      basis_points: 1_250,
      validity: 'once-per-user',
      country: null,
      member_id: null,
      expires: null,
      currency: null,
      minimum_minor: null,
      methods: [],
      max_uses: null,
      welcome: false,
    });
  });

  it('takes every condition as it was typed', () => {
    const until = '2026-12-31T23:59';
    const wish = wishOf({
      country: 'DE',
      member_id: ` ${member_id.toUpperCase()} `,
      until,
      currency: 'eur',
      minimum: '20,50',
      methods: ['ideal', 'paypal'],
      max_uses: '100',
    });
    expect(wish).toMatchObject({
      country: 'DE',
      member_id,
      currency: 'EUR',
      minimum_minor: 2_050,
      methods: ['ideal', 'paypal'],
      max_uses: 100,
    });
    expect(wish?.expires).toBe(new Date(until).toISOString());
  });

  it('reads the least amount in the smaller unit of its currency', () => {
    expect(wishOf({ currency: 'JPY', minimum: '2000' })?.minimum_minor).toBe(2_000);
    expect(faultsOf({ currency: 'JPY', minimum: '20.50' })).toEqual({ minimum_minor: formFaults.unread.minimum_minor });
  });

  it.each([
    ['site_id', { site_id: '' }],
    ['code', { code: '  ' }],
    ['count', { count: '0' }],
    ['count', { count: '2.5' }],
    ['count', { count: String(codesAtOnceMax + 1) }],
    ['basis_points', { percent: '12.345' }],
    ['member_id', { member_id: 'anna' }],
    ['currency', { currency: 'EUE', minimum: '20' }],
    ['minimum_minor', { currency: 'EUR', minimum: '1,000.00' }],
    ['max_uses', { max_uses: '0' }],
    ['max_uses', { max_uses: 'many' }],
  ] as const)('says in words what is no value, beside its field: %s', (name, change) => {
    expect(faultsOf(change)).toEqual({ [name]: formFaults.unread[name] });
  });

  it.each([
    ['an amount without its currency', { minimum: '20' }, { currency: formFaults.together.noCurrency }],
    ['a currency without an amount', { currency: 'EUR' }, { minimum_minor: formFaults.together.noMinimum }],
    ['several codes for one member', { count: '2', member_id }, { member_id: formFaults.together.manyForOne }],
    ['several welcome codes', { count: '2', welcome: true }, { welcome: formFaults.together.manyWelcome }],
    ['a welcome code for one member', { welcome: true, member_id }, { member_id: formFaults.together.welcomeForOne }],
    ['an end that is over', { until: '2026-11-01T00:00' }, { expires: formFaults.together.over }],
  ])('does not take %s', (_, change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  it('names everything that is wrong at once', () => {
    expect(Object.keys(faultsOf({ site_id: '', percent: '0', until: '2026-11-01T00:00' })).toSorted()).toEqual([
      'basis_points',
      'expires',
      'site_id',
    ]);
  });
});
