import { describe, expect, it } from '@jest/globals';
import { profileFields, type MemberProfile } from '#contracts';
import { factFields, factsOf, placeOf } from './facts';

const profile = {
  gender: 'male',
  sexuality: null,
  tattoos: null,
  hair: 'grey',
  eyes: null,
  body: null,
  relationship: 'widowed',
  reason: 'travel',
} as MemberProfile;

describe('the facts of a profile', () => {
  it('are what the member told, and no line stands empty', () => {
    expect(factsOf(profile, profileFields).map(({ field, value }) => `${field} ${value}`)).toEqual([
      'reason travel',
      'relationship widowed',
      'gender male',
      'hair grey',
    ]);
  });

  it('leave out nothing that a site may show and no other part of the page does', () => {
    const elsewhere = ['age', 'country', 'region', 'city', 'interests', 'about'];
    expect([...factFields, ...elsewhere].toSorted()).toEqual([...profileFields].toSorted());
  });

  it('are only those that the site shows', () => {
    expect(factsOf(profile, ['hair', 'eyes']).map(({ field }) => field)).toEqual(['hair']);
  });
});

describe('the place of a member', () => {
  const place = { city: 'Utrecht', region: 'Utrecht', country: 'NL' };

  it('names a town and its region of the same name once', () => {
    expect(placeOf(place, profileFields, 'Netherlands')).toBe('Utrecht, Netherlands');
  });

  it('leaves out what the site does not show, and what a visitor is not told', () => {
    expect(placeOf({ ...place, region: 'Zeeland' }, ['city', 'region'], 'Netherlands')).toBe('Utrecht, Zeeland');
    expect(placeOf({ ...place, city: '', region: 'Zeeland' }, profileFields, 'Netherlands')).toBe('Zeeland, Netherlands');
  });
});
