import { describe, expect, it } from '@jest/globals';
import { mailNameOf, ownTextOf } from './public-settings.js';
import { siteSettings, type Site } from './site-settings.js';

const site = (texts: Record<string, Record<string, string>>) => ({ settings: { texts } }) as unknown as Site;

describe('a text of the owner', () => {
  it('is the one in the language of the reader, else the English one, else the Dutch one [#20]', () => {
    const own = site({
      nl: { index_title: 'Daten', description: 'Warm' },
      en: { index_title: 'Dating' },
      de: { index_title: 'Kennenlernen' },
    });
    expect(ownTextOf(own, 'de', 'index_title')).toBe('Kennenlernen');
    expect(ownTextOf(own, 'fi', 'index_title')).toBe('Dating');
    expect(ownTextOf(own, 'fi', 'description')).toBe('Warm');
    expect(ownTextOf(site({}), 'fi', 'description')).toBe('');
  });
});

describe('the sender of mails', () => {
  const named = (mail_name: string) => mailNameOf({ name: 'Second Spring', settings: siteSettings.parse({ mail_name }) });

  it('is who the owner wrote, else the site [#81]', () => {
    expect(named('Lena of Second Spring')).toBe('Lena of Second Spring');
    expect(['', '  '].map(named)).toEqual(['Second Spring', 'Second Spring']);
  });
});
