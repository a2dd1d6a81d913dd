import { describe, expect, it } from '@jest/globals';
import type { UserView } from '#contracts';
import { countriesWarnedEverywhere, isWarnedAtEntry } from './entry-rule';

const visit = {
  settings: { enable_site_entry_popup: 'yes', geoip_country: null },
  user: null,
  closed: false,
  pathname: '/',
} as const;
const from = (country: string | null) => ({ ...visit, settings: { ...visit.settings, geoip_country: country } });

describe('the warning at the entry', () => {
  it('is shown to visitors of every country in the default layout [#52] [#112]', () => {
    for (const country of ['NL', 'FR', null]) expect(isWarnedAtEntry(from(country))).toBe(true);
  });

  it('is shown only in the Netherlands and Germany where the layout says so [#53] [#54]', () => {
    const shown = ['NL', 'DE', 'FR', null].filter((country) => isWarnedAtEntry({ ...from(country), countries: countriesWarnedEverywhere }));
    expect(shown).toEqual(['NL', 'DE']);
  });

  it('is not shown to members, after it was closed, or where the site has switched it off [#112]', () => {
    expect(isWarnedAtEntry({ ...visit, user: { id: 'anna' } as UserView })).toBe(false);
    expect(isWarnedAtEntry({ ...visit, closed: true })).toBe(false);
    expect(isWarnedAtEntry({ ...visit, settings: { enable_site_entry_popup: 'no', geoip_country: 'NL' } })).toBe(false);
  });

  it('does not lie over an appeal, to which the link of a mail leads', () => {
    expect(isWarnedAtEntry({ ...visit, pathname: '/appeals/AbC-123' })).toBe(false);
    expect(isWarnedAtEntry({ ...visit, pathname: '/appeals-of-others' })).toBe(true);
  });

  it('does not lie over the page about cookies, to which it leads', () => {
    expect(isWarnedAtEntry({ ...visit, pathname: '/pages/cookies' })).toBe(false);
  });
});
