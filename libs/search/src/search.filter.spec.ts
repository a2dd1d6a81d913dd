import { describe, expect, it } from '@jest/globals';
import { markOf, memberFilter, visitorFilter } from './search.filter.js';

describe('the wishes of a search', () => {
  it('of a visitor are sex, place and age, and never the rest [#117]', () => {
    const asked = { gender: 'male', min_age: 60, distance: 10, about: 'sailing', hair: ['grey'], online: true, photo: true } as const;
    expect(visitorFilter({ ...asked, hair: ['grey'] }, 'NL', 'nl')).toEqual({
      gender: 'male',
      country: 'NL',
      min_age: 60,
      two_way: false,
      fictional: false,
      language: 'nl',
    });
  });

  it('of a member are two-way and without fictional profiles until switched [#E19]', () => {
    expect(memberFilter({}, 'nl')).toMatchObject({ two_way: true, fictional: false });
    expect(memberFilter({ two_way: false, fictional: true }, 'nl')).toMatchObject({ two_way: false, fictional: true });
  });

  it('count today as this day alone', () => {
    expect([1, 7, 30].map((last_online) => memberFilter({ last_online }, 'nl').active_days)).toEqual([0, 7, 30]);
  });

  it('have the same mark in any order, and another one when anything differs', () => {
    const mark = markOf({ hair: ['grey', 'white'], min_age: 60 });
    expect(markOf({ min_age: 60, hair: ['white', 'grey'], cursor: 'x', limit: 5 })).toBe(mark);
    expect(markOf({ min_age: 61, hair: ['white', 'grey'] })).not.toBe(mark);
    expect(markOf({ min_age: 60, hair: ['white', 'grey'], intimate: ['sex'] })).not.toBe(mark);
  });
});
