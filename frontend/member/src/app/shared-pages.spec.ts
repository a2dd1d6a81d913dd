import { describe, expect, it } from '@jest/globals';
import type { RouteFacts } from './route-facts';
import { sharedAddress, fixedScreens } from './shared-pages';

const facts = (rest: Partial<RouteFacts> = {}): RouteFacts => ({ words: [], access: 'any', from: 'server', module: '', ...rest });
const screens = fixedScreens([
  {
    children: [
      { index: true, handle: facts({ access: 'visitor' }) },
      { path: 'login', handle: facts({ access: 'visitor', reads: ['next'] }) },
      { path: 'members/:id/signup', handle: facts({ data: 'member-teaser' }) },
      { children: [{ path: 'chats', handle: facts({ access: 'member' }) }] },
      { path: '*', handle: facts({ status: 404 }) },
    ],
  },
  {
    children: [
      { path: 'landers/tinderswipe', handle: facts({ access: 'visitor', reads: ['played'] }) },
      { path: 'landers/maplanding/:slug?', handle: facts({ access: 'visitor', data: 'lander-map' }) },
      { path: 'landers/:lander/:slug?', handle: facts({ access: 'visitor', data: 'lander' }) },
      { path: 'members/:id/landing2/:slug?', handle: facts({ access: 'visitor', data: 'member-teaser' }) },
    ],
  },
  { children: [{ path: ':token', handle: facts({ data: 'stored-link' }) }] },
]);
const addressOf = (path: string) => sharedAddress(screens, new URL(path, 'http://page'));

describe('a page that visitors share', () => {
  it('is the same whatever a visit brings in its query', () => {
    expect(addressOf('/')).toBe('/');
    expect(addressOf('/?network=n1&fbclid=x')).toBe('/');
    expect(addressOf('/login')).toBe('/login');
    expect(addressOf('/login?x=1')).toBe('/login');
  });

  it('is a lander whose slug is one of ours, each with its own facts', () => {
    expect(addressOf('/landers/gallery/she-nl?sub1=x')).toBe('/landers/gallery/she-nl');
    expect(screens.get('/landers/gallery/nl')?.data).toBe('lander');
    expect(addressOf('/landers/maplanding/eng')).toBe('/landers/maplanding/eng');
    expect(screens.get('/landers/maplanding/eng')?.data).toBe('lander-map');
    expect(addressOf('/landers/tinderswipe')).toBe('/landers/tinderswipe');
  });

  it('is none when the screen reads the query, when the path names somebody, for members, and where there is nothing', () => {
    const id = '01930000-0000-7000-8000-000000000001';
    for (const path of [
      '/login?next=/chats',
      `/members/${id}/signup`,
      '/chats',
      '/abcdefghijklmnopqrstuvwxyz',
      '/nothing',
      '/landers/gallery',
      '/landers/gallery/en',
      '/landers/gallery/auto',
      '/landers/other/nl',
      '/landers/tinderswipe?played=y',
      `/members/${id}/landing2/nl`,
      '/*',
      '/:token',
    ])
      expect([path, addressOf(path)]).toEqual([path, null]);
  });
});
