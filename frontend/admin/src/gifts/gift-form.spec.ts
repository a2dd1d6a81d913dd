import { describe, expect, it } from '@jest/globals';
import type { GiftRow } from '#contracts-admin';
import { differences } from './differences';
import { emptyForm, formOf, readForm } from './gift-form';
import { formFaults } from './gift-words';

const names = { ...emptyForm.names, en: 'A kite' };
const gift: GiftRow = {
  id: 'kite',
  built_in: false,
  names,
  lacking: ['nl'],
  picture: '/gift-pictures/a.webp',
  price: { credits: 4 },
  site_ids: ['01920000-0000-7000-8000-000000000001'],
  from_day: '2026-12-01',
  until_day: null,
  state: 'offered',
  version: 3,
  changed_at: null,
  changed_by: null,
};
const facts = { builtIn: false, hasPicture: true };

describe('the form of a gift', () => {
  it('is filled with a gift, and wishes for the same when nothing is changed', () => {
    expect(readForm(formOf(gift), facts)).toEqual({
      wish: { names, price: gift.price, site_ids: gift.site_ids, from_day: '2026-12-01', until_day: null, picture: null },
    });
  });

  it('says what is lacking beside its fields', () => {
    const form = { ...emptyForm, priced: 'credits', credits: '1,5', everywhere: false, from: '2026-12-02', until: '2026-12-01' } as const;
    expect(readForm(form, { builtIn: false, hasPicture: false })).toEqual({
      faults: {
        'names.en': formFaults.noEnglish,
        picture: formFaults.noPicture,
        price: formFaults.credits,
        site_ids: formFaults.noSite,
        until_day: formFaults.turned,
      },
    });
  });

  it('needs no name for a built-in gift, which has names in the app', () => {
    expect(readForm(emptyForm, { builtIn: true, hasPicture: true })).toMatchObject({ wish: { price: { level: 1 }, site_ids: null } });
  });

  it.each(['1001', '-1', '', 'three'])('takes no price of %s', (credits) => {
    expect(readForm({ ...formOf(gift), credits }, facts)).toEqual({ faults: { price: formFaults.credits } });
  });

  it('names each part in which it differs from the gift as somebody else left it', () => {
    const theirs = { ...gift, price: { level: 2 as const }, until_day: '2026-12-31' };
    expect(differences(theirs, formOf(gift), () => 'Second Spring')).toEqual([
      'Price: now “Middle gift”, yours “4 credits”',
      'Until and with: now “2026-12-31”, yours “empty”',
    ]);
    expect(differences(gift, formOf(gift), () => 'Second Spring')).toEqual([]);
  });
});
