import { describe, expect, it } from '@jest/globals';
import { publicSettings } from '#contracts';
import { mailNameOf, ownTextOf, toPublicSettings } from './public-settings.js';
import { siteSettings, type Site } from '../settings/index.js';

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

describe('what everybody is told', () => {
  const owned = {
    settings: { ...siteSettings.parse({}), api_key: 'for the server alone' },
    company: { id: '01930000-0000-7000-8000-000000000001', added: new Date(0) },
    name: 'Second Spring',
    domainLanguage: null,
  } as unknown as Site;
  const texts = {
    description: '',
    index_title: '',
    fictional_warning: '',
    fictional_singular: '',
    fictional_plural: '',
    premium_claim: '',
    entry_warning: '',
  };
  const told = toPublicSettings(owned, {
    host: 'secondspring.example',
    country: null,
    demo: false,
    pushPublic: null,
    texts,
    giftPrices: [3],
  });

  it('is what the contract lists, and nothing that an owner may set besides', () => {
    expect(Object.keys(told).sort()).toEqual(Object.keys(publicSettings.shape).sort());
  });

  it('has the price of one credit beside that of the bundle, and the least that a message costs', () => {
    expect(told.bundles.map(({ unit_price }) => unit_price.minor)).toEqual([95, 80, 70]);
    expect(told.minimum_message_costs['NL']).toEqual({ costs: 70, currency: 'EUR' });
  });
});
