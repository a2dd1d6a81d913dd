import { describe, expect, it } from '@jest/globals';
import { profileFields } from '#contracts';
import { pickShown, shownFields, type ProfilePage } from './shown-fields.js';

const page = {
  name: 'Anna',
  about: 'I sail.',
  headline: 'I sail.',
  region: 'Zeeland',
  city: 'Veere',
  hair: 'grey',
  sexuality: 'bi',
  interests: ['music'],
} as unknown as ProfilePage;

describe('the fields of a page', () => {
  it('are all there when the site shows all', () => {
    expect(pickShown(page, shownFields({ visible_profile_fields: profileFields, visible_profile_notes: [] }))).toEqual({ ...page });
  });

  it('are left out, not only hidden, when the site does not name them', () => {
    expect(pickShown(page, shownFields({ visible_profile_fields: ['hair'], visible_profile_notes: ['about'] }))).toMatchObject({
      name: 'Anna',
      about: 'I sail.',
      hair: 'grey',
      sexuality: null,
      city: '',
      region: '',
      interests: [],
    });
    expect(pickShown(page, shownFields({ visible_profile_fields: [], visible_profile_notes: [] }))).toMatchObject({
      about: '',
      headline: '',
      hair: null,
    });
  });
});
