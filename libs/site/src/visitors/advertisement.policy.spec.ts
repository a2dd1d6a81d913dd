import { describe, expect, it } from '@jest/globals';
import { camPromo } from '#contracts';
import { advertisementFor } from './advertisement.policy.js';
import { siteSettings, type Site } from '../settings/index.js';

const promo = { link: 'https://www.cams.example/in?from=us', pictures: ['https://pictures.cams.example/1.webp'] };
const site = (settings: object) => ({ settings: siteSettings.parse(settings) }) as unknown as Site;
const on = site({ cam_promo: promo });

describe('the advertisement of a partner with live cams', () => {
  it('is nothing unless the owner switched it on [#19]', () => {
    for (const answer of ['unasked', 'yes', 'no'] as const) expect(advertisementFor(site({}), 'en', answer)).toBeNull();
  });

  it('asks before it shows pictures, shows them after a yes, and is gone after a no [#19]', () => {
    const shown = { host: 'cams.example', from: 'pictures.cams.example', link: promo.link, text: '', profiles: [], teaser: false };
    expect(advertisementFor(on, 'en', 'unasked')).toEqual({ ...shown, pictures: [], asks: true });
    expect(advertisementFor(on, 'en', 'yes')).toEqual({ ...shown, pictures: promo.pictures, asks: false });
    expect(advertisementFor(on, 'en', 'no')).toBeNull();
  });

  it('names people of the partner with a page of their own, and shows their pictures after a yes alone [#19]', () => {
    const mia = { name: 'Mia', link: 'https://cams.example/mia', picture: 'https://pictures.cams.example/mia.webp' };
    const people = site({ cam_promo: { link: promo.link, profiles: [mia], teaser: true } });
    expect(advertisementFor(people, 'en', 'unasked')).toMatchObject({
      from: 'pictures.cams.example',
      profiles: [{ ...mia, picture: null }],
      teaser: true,
      asks: true,
    });
    expect(advertisementFor(people, 'en', 'yes')).toMatchObject({ profiles: [mia], asks: false });
    expect(advertisementFor(people, 'en', 'no')).toBeNull();
  });

  it('asks nothing where it has no pictures, and says what the owner wrote', () => {
    const texts = { en: { cam_promo: 'Talk by webcam' }, nl: { cam_promo: 'Praat via de webcam' } };
    const plain = site({ cam_promo: { link: promo.link }, texts });
    expect(advertisementFor(plain, 'nl', 'unasked')).toMatchObject({ asks: false, pictures: [], text: 'Praat via de webcam' });
    expect(advertisementFor(plain, 'pl', 'unasked')).toMatchObject({ text: 'Talk by webcam' });
  });

  it('takes addresses of https alone, and three pictures of one host at most [ASVS 1.2.2]', () => {
    const may = (change: object) => camPromo.safeParse({ ...promo, ...change }).success;
    expect(may({})).toBe(true);
    expect(may({ link: 'http://127.0.0.1:3000/in' })).toBe(true);
    for (const link of [
      'http://cams.example',
      'javascript:alert(1)',
      '//cams.example',
      'https://',
      'https://%%',
      'https://a.example;x',
      'http://127.0.0.1.example/',
    ])
      expect([link, may({ link })]).toEqual([link, false]);
    expect(may({ pictures: ['data:image/png;base64,AA'] })).toBe(false);
    expect(may({ pictures: [...promo.pictures, 'https://others.example/2.webp'] })).toBe(false);
    const profile = { name: 'Mia', link: 'https://cams.example/mia', picture: promo.pictures[0] };
    expect(may({ profiles: [profile] })).toBe(true);
    expect(may({ profiles: [{ ...profile, picture: 'https://others.example/2.webp' }] })).toBe(false);
    expect(may({ profiles: [{ ...profile, link: 'javascript:alert(1)' }] })).toBe(false);
    expect(may({ profiles: [{ ...profile, name: ' ' }] })).toBe(false);
    expect(may({ profiles: Array.from({ length: 7 }, () => profile) })).toBe(false);
    expect(may({ pictures: Array(4).fill(promo.pictures[0]) })).toBe(false);
  });
});
