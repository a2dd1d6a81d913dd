import { describe, expect, it } from '@jest/globals';
import type { Locale, PublicSettings } from '#contracts';
import type { TeasersService } from '#profiles';
import { landerWay } from './lander-way.js';
import { LanderSource } from './lander.source.js';
import { MemberTeaserSource } from './member-teaser.source.js';
import type { PageContext } from './page-data-source.js';

const id = '01930000-0000-7000-8000-000000000001';
type Visitor = { readonly locale?: Locale; readonly niche?: number; readonly query?: string };
const at = (path: string, { locale = 'nl', niche = 1, query = '' }: Visitor = {}) =>
  ({
    path,
    locale,
    settings: { niche } as PublicSettings,
    query: new URLSearchParams(query),
    site: { communityId: 'c' },
    params: { id },
  }) as unknown as PageContext;

describe('the way to a lander', () => {
  it('is the page itself when the slug is whole, whatever the visitor speaks and the site is for', () => {
    expect(landerWay(at('/landers/gallery/bbw-fi', { locale: 'pl', niche: 3 }))).toBe('here');
  });

  it.each<[string, Visitor, string]>([
    ['/landers/video', { niche: 3 }, '/landers/video/bdsm-nl'],
    ['/landers/video/', { locale: 'en' }, '/landers/video/eng'],
    ['/landers/video/auto', { locale: 'en', niche: 7 }, '/landers/video/eng'],
    ['/landers/video/gay-auto', { locale: 'sv' }, '/landers/video/gay-sv'],
    [`/members/${id}/landing2`, { niche: 2 }, `/members/${id}/landing2/she-nl`],
  ])('leads from %s to the whole slug, and keeps the query [#51]', (path, who, whole) => {
    expect(landerWay(at(path, who))).toEqual({ redirect: whole });
    expect(landerWay(at(path, { ...who, query: 'network={n}&ref=a b&sub1=%2F' }))).toEqual({
      redirect: `${whole}?network=%7Bn%7D&ref=a+b&sub1=%2F`,
    });
  });

  it.each([
    '/landers/video/en',
    '/landers/video/xx',
    '/landers/video/autoauto',
    '/landers/nothing',
    '/landers/nothing/nl',
    '//landers/video',
  ])('leads nowhere from %s', (path) => {
    expect(landerWay(at(path))).toBe('nowhere');
    expect(new LanderSource().find(at(path))).toBeNull();
  });
});

describe('the page of a visitor who comes because of a member', () => {
  const teaser = { id, first_name: 'Anna', age: 61, main_image: null };
  const source = (found: typeof teaser | null, gender = 'female') =>
    new MemberTeaserSource({ of: () => Promise.resolve(found && { view: found, gender }) } as unknown as TeasersService);

  it('has the member, after the slug is whole where the page takes one', async () => {
    for (const path of ['signup', 'landing', 'landing2/nl', 'landing3/she-eng'])
      expect(await source(teaser).find(at(`/members/${id}/${path}`))).toEqual({ data: teaser });
    expect(await source(teaser).find(at(`/members/${id}/landing3`))).toEqual({ redirect: `/members/${id}/landing3/nl` });
    expect(await source(teaser).find(at(`/members/${id}/landing3/en`))).toBeNull();
  });

  it.each([
    ['female', 'gay-nl', 'nl'],
    ['male', 'milf-auto', 'nl'],
    ['male', 'bbw-eng', 'eng'],
    ['female', undefined, 'nl'],
  ])('never says by its slug that a %s member is somebody else: %s becomes %s [#17]', async (gender, slug, plain) => {
    const path = `/members/${id}/landing2`;
    const visitor = { niche: 7, query: 'sub1=a' };
    expect(await source(teaser, gender).find(at(slug ? `${path}/${slug}` : path, visitor))).toEqual({
      redirect: `${path}/${plain}?sub1=a`,
    });
    for (const fits of ['she-nl', gender === 'male' ? 'gay-nl' : 'gilf-nl'])
      expect(await source(teaser, gender).find(at(`${path}/${fits}`, visitor))).toEqual({ data: teaser });
  });

  it('is nothing where the member is none to show, whatever the slug: it is not sent on', async () => {
    for (const path of ['signup', 'landing', 'landing2', 'landing3/nl', 'landing3/auto'])
      expect(await source(null).find(at(`/members/${id}/${path}`))).toBeNull();
  });

  it('is not asked for under a name that no member can have', async () => {
    const asked: unknown[] = [];
    const found = {
      of: (...who: unknown[]) => Promise.resolve(asked.push(who) && { view: teaser, gender: 'female' }),
    } as unknown as TeasersService;
    const nobody = { ...at('/members/nonsense/signup'), params: { id: 'nonsense' } };
    expect([await new MemberTeaserSource(found).find(nobody), asked]).toEqual([null, []]);
  });
});
