import { describe, expect, it } from '@jest/globals';
import { commands, type VatRate } from '#contracts-admin';
import { rateBefore, readForm } from './vat-form';
import { vatWords } from './vat-words';

const { form: text } = vatWords;
const page = { today: '2026-11-28' };
const read = (rate: string, from = '2026-11-29') => readForm({ rate, from }, page);

describe('the form of a rate', () => {
  it.each([
    ['22', 2_200],
    ['25,5', 2_550],
    ['8.1 %', 810],
    ['0', 0],
    ['30', 3_000],
  ])('takes %s as %i basis points, in a form that the server takes', (typed, basis_points) => {
    const wish = { basis_points, from: '2026-11-29' };
    expect(read(typed)).toEqual({ wish });
    expect(commands.add_vat_rate.body.safeParse({ ...wish, country: 'NL', version: 1, reason: 'A new law' }).success).toBe(true);
  });

  it.each(['', 'much', '-1', '30.01', '21.005'])('does not take %j', (typed) => {
    expect(read(typed)).toEqual({ faults: { basis_points: text.badRate } });
  });

  it.each([
    ['', text.noDay],
    ['2026-11-28', text.early],
    ['2020-01-01', text.early],
  ])('begins tomorrow at the earliest, not %j', (from, fault) => {
    expect(read('21', from)).toEqual({ faults: { from: fault } });
  });

  it('names everything that is wrong at once', () => {
    expect(read('', '')).toEqual({ faults: { basis_points: text.badRate, from: text.noDay } });
  });
});

it('what holds until a rate begins is that of today, or one that is planned before it', () => {
  const rate = (basis_points: number, from: string | null, state: VatRate['state']): VatRate => ({
    id: '01930000-0000-7000-8000-000000000001',
    basis_points,
    from,
    state,
    made_at: null,
    made_by: null,
    reason: '',
  });
  const rates = [
    rate(2_100, '2012-10-01', 'in_force'),
    rate(2_200, '2027-01-01', 'planned'),
    rate(1_900, null, 'over'),
    rate(100, '2026-12-01', 'withdrawn'),
  ];
  expect(['2026-12-15', '2027-01-01', '2027-01-02'].map((from) => rateBefore({ rates }, from))).toEqual([2_100, 2_100, 2_200]);
  expect(rateBefore({ rates: [] }, '2027-01-01')).toBe(0);
});
