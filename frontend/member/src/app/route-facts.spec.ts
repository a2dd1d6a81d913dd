import { describe, expect, it } from '@jest/globals';
import type { PublicSettings, UserView } from '#contracts';
import { elsewhere, isLoaded, mayBeMeasured, mayLookAround } from './route-facts';

const member = { status: 'active' } as UserView;
const newcomer = { status: 'not_confirmed' } as UserView;
const site = (settings: Partial<PublicSettings>) => settings as PublicSettings;

describe('whose visits may be counted', () => {
  it('are those to public pages on which nobody pays or tells anything [#154] [#E10]', () => {
    expect(mayBeMeasured({ indexed: 'counted' })).toBe(true);
    expect(mayBeMeasured({ indexed: 'quiet' })).toBe(false);
    expect(mayBeMeasured({})).toBe(false);
  });
});

describe('who may open a screen', () => {
  it('sends a visitor from a member’s screen to the login, and remembers the way [#48]', () => {
    expect(elsewhere({ access: 'member' }, null, '/chats?x=1')).toBe('/login?next=%2Fchats%3Fx%3D1');
    expect(elsewhere({ access: 'member' }, member, '/chats')).toBeNull();
  });

  it('sends a member from the logged-out home to the members, a newcomer to the confirmation [#48] [#50]', () => {
    expect(elsewhere({ access: 'visitor' }, member, '/')).toBe('/members');
    expect(elsewhere({ access: 'visitor' }, newcomer, '/')).toBe('/complete-signup');
    expect(elsewhere({ access: 'visitor' }, null, '/')).toBeNull();
  });

  it('keeps the repeated order for who paid before, and premium for who did not [#49]', () => {
    const [free, paid] = [
      { ...member, paid_user: false },
      { ...member, paid_user: true },
    ];
    expect(elsewhere({ access: 'paid' }, free, '/credits/repeat-order')).toBe('/premium');
    expect(elsewhere({ access: 'paid' }, paid, '/credits/repeat-order')).toBeNull();
    expect(elsewhere({ access: 'unpaid' }, paid, '/premium')).toBe('/credits/repeat-order');
    expect(elsewhere({ access: 'unpaid' }, free, '/premium')).toBeNull();
    for (const access of ['paid', 'unpaid'] as const) expect(elsewhere({ access }, null, '/x')).toBe('/login?next=%2Fx');
  });

  it('opens the first list for who asks for the likes, at once: nobody who goes on is called back', () => {
    const likes = { access: 'member', opens: '/likes/received' } as const;
    expect(elsewhere(likes, member, '/likes')).toBe('/likes/received');
    expect(elsewhere(likes, null, '/likes')).toBe('/login?next=%2Flikes');
  });
});

describe('the data of a screen', () => {
  const at = (path: string) => new URL(path, 'http://page');
  const link = { data: 'stored-link', from: 'server', reads: ['done'] } as const;

  it('came with the page that was loaded, and with no other: what it does not read in the query makes no other', () => {
    expect(isLoaded(link, at('/a?utm=1'), at('/a'))).toBe(true);
    expect(isLoaded(link, at('/a'), at('/b'))).toBe(false);
    expect(isLoaded(link, at('/a'), at('/a?done=1'))).toBe(false);
  });

  it('is not waited for where there is none, and where the screen asks the API', () => {
    expect(isLoaded({ from: 'server' }, at('/a'), at('/b'))).toBe(true);
    expect(isLoaded({ from: 'client', data: 'member' }, at('/a'), at('/b'))).toBe(true);
  });
});

describe('what a site opens', () => {
  it('lets visitors look around when the site or their source allows it', () => {
    const closed = site({ logged_out_search: 'none', logged_out_search_trafficsource: 'none' });
    const bySource = site({ logged_out_search: 'none', logged_out_search_trafficsource: 'other' });
    expect(mayLookAround(closed, null, true)).toBe(false);
    expect(mayLookAround(closed, member, false)).toBe(true);
    expect(mayLookAround(bySource, null, false)).toBe(false);
    expect(mayLookAround(bySource, null, true)).toBe(true);
  });
});
