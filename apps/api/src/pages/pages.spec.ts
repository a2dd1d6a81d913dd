import { describe, expect, it, jest } from '@jest/globals';
import { AppError, displayPrefsOf, type UserView } from '#contracts';
import type { ComplaintActions, LinkActions, PageActions, PreferenceActions, SessionActions } from './actions/page-actions.js';
import { choiceCookie } from './cookies.js';
import { postHandlers, tokenHandler, type Post } from './form-posts.js';
import type { PageVisitor } from './page-facts.js';
import { isInUnitedStates } from './data/info-page.source.js';
import { pageHeaders } from './page-headers.js';
import { isSourceKnown, trackingOf, trackingToKeep } from '../http/tracking.js';

const visitor: PageVisitor = {
  requestId: 'page',
  host: 'localhost',
  ip: '127.0.0.1',
  userAgent: '',
  acceptLanguage: '',
  cookies: {},
  isSecure: false,
};
const post = (fields: Record<string, string>, path = '/'): Post => ({ visitor, fields, locale: 'nl', path });

type Actions = SessionActions & LinkActions & PreferenceActions & ComplaintActions;

function actions(change: Partial<Actions> = {}): PageActions {
  const cookies = ['auth.session=s'];
  const all: Actions = {
    login: () => Promise.resolve({ cookies, user: { status: 'active' } as UserView }),
    logout: () => Promise.resolve({ cookies: [] }),
    checkSignup: () => Promise.resolve(),
    askReset: () => Promise.resolve(),
    askUndo: () => Promise.resolve(),
    complain: () => Promise.resolve({ reference: 'K7PM-4WXD', at: '2026-12-01T10:00:00Z', due_at: '2026-12-02T10:00:00Z' }),
    doReset: () => Promise.resolve({ cookies: [] }),
    useToken: () => Promise.resolve({ cookies: [], goto: '/activate/done' }),
    confirmMailChange: () => Promise.resolve(),
    displayOf: ({ cookies: kept }) => Promise.resolve(displayPrefsOf(kept)),
    rememberDisplay: () => Promise.resolve(),
    rememberLanguage: () => Promise.resolve(),
    ...change,
  };
  return { sessions: all, links: all, preferences: all, complaints: all };
}
const handle = (path: string, fields: Record<string, string>, change?: Partial<Actions>) =>
  postHandlers(actions(change))[path]?.(post(fields));

describe('the login form', () => {
  const good = { email: 'Anna@Example.org ', password: 'a long sentence' };

  it('leads to the members, or to the page that was asked for', async () => {
    expect(await handle('/login', good)).toEqual({ goto: '/members', cookies: ['auth.session=s'] });
    expect(await handle('/login', { ...good, next: '/chats' })).toMatchObject({ goto: '/chats' });
    expect(await handle('/login', { ...good, next: '//evil.example' })).toMatchObject({ goto: '/members' });
  });

  it('leads who has not confirmed the address to the confirmation', async () => {
    const login = () => Promise.resolve({ cookies: [], user: { status: 'not_confirmed' } as UserView });
    expect(await handle('/login', good, { login })).toMatchObject({ goto: '/complete-signup' });
  });

  it('comes back with the address, never with the password, and says what is wrong', async () => {
    const login = () => Promise.reject(new AppError('login_failed'));
    const result = await handle('/login', good, { login });
    expect(result).toMatchObject({ show: '/login', status: 401, form: { message: 'Login mislukt, probeer opnieuw' } });
    expect(JSON.stringify(result)).not.toContain(good.password);
  });

  it('names the field that needs repair', async () => {
    expect(await handle('/login', { email: 'x', password: 'y' })).toMatchObject({
      status: 422,
      form: { errors: { email: 'Ongeldige e-mail' } },
    });
  });
});

describe('the other forms', () => {
  it('remember the language for a year, and only a language that exists', async () => {
    const rememberLanguage = jest.fn<PreferenceActions['rememberLanguage']>().mockRejectedValue(new Error('down'));
    const result = await handle('/locale', { language: 'nl', back: '/pricing' }, { rememberLanguage });
    expect(result).toMatchObject({ goto: '/pricing', cookies: ['locale=nl; Path=/; Max-Age=31536000; SameSite=Lax'] });
    expect(await handle('/locale', { language: 'xx', back: '/pricing' })).toEqual({ goto: '/pricing' });
  });

  it('keep the size of the letters, and leave the colours as they are when asked for some that do not exist', async () => {
    const displayOf = () => Promise.resolve({ text: '100', colours: 'dark', motion: 'device' } as const);
    const result = await handle('/display', { text: '125', colours: 'neon', back: '/' }, { displayOf });
    const kept = (choice: string) => `${choice}; Path=/; Max-Age=31536000; SameSite=Lax`;
    expect(result).toEqual({ goto: '/', cookies: [kept('text=125'), kept('colours=dark'), kept('motion=device')] });
  });

  it('remember when something was closed, for as long as it stays closed, and only what can be closed [#103]', async () => {
    const closed = (what: string) => handle('/dismiss', { what, back: '/members?page=2' });
    for (const [what, days] of [
      ['skip-site-entry', 365],
      ['hide-enrich-alert', 7],
      ['hide-push-notification-alert', 7],
      ['hide-disabled-notifications-alert', 7],
    ] as const) {
      const line = expect.stringMatching(new RegExp(`^${what}=\\d{13}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax$`));
      expect(await closed(what)).toEqual({ goto: '/members?page=2', cookies: [line] });
    }
    const marked = await handle('/dismiss', { what: 'hide-enrich-alert', by: '00000000000a', back: '/' });
    expect(marked).toMatchObject({ cookies: [expect.stringMatching(/^hide-enrich-alert=\d{13}-00000000000a; /)] });
    expect(await handle('/dismiss', { what: 'hide-enrich-alert', by: 'x; Path=/', back: '/' })).toMatchObject({
      cookies: [expect.stringMatching(/^hide-enrich-alert=\d{13}; /)],
    });
    expect(await closed('auth.session')).toEqual({ goto: '/members?page=2' });
  });

  it('lead to / after the logout and empty what the browser kept', async () => {
    expect(await handle('/logout', {})).toMatchObject({ goto: '/', clearStorage: true });
  });

  it('show a stored link again with the reason when its button may not be pressed now', async () => {
    const path = '/abcdefghijklmnopqrstuvwxyz';
    const useToken = () => Promise.reject(new AppError('too_many_requests'));
    const result = await tokenHandler(actions({ useToken }).links)(post({}, path));
    expect(result).toMatchObject({ show: path, status: 429, form: { message: expect.any(String) } });
    expect(await tokenHandler(actions().links)(post({}, path))).toEqual({ goto: '/activate/done', cookies: [] });
  });

  it('let other failures through to the error page', async () => {
    await expect(handle('/logout', {}, { logout: () => Promise.reject(new Error('down')) })).rejects.toThrow('down');
  });
});

describe('a choice of language or looks', () => {
  const https = { ...visitor, isSecure: true };

  it('is kept for a year, for https only where there is https [#153]', async () => {
    const result = await postHandlers(actions())['/locale']?.({ ...post({ language: 'fi', back: '/members' }), visitor: https });
    expect(result).toEqual({ goto: '/members', cookies: ['locale=fi; Path=/; Max-Age=31536000; SameSite=Lax; Secure'] });
  });

  it('changes one thing and keeps the others, also on the account', async () => {
    const rememberDisplay = jest.fn(() => Promise.resolve());
    const displayOf = () => Promise.resolve({ text: '150', colours: 'device', motion: 'less' } as const);
    const result = await handle('/display', { colours: 'dark' }, { rememberDisplay, displayOf });
    expect(rememberDisplay.mock.calls).toEqual([[visitor, { text: '150', colours: 'dark', motion: 'less' }]]);
    expect(result).toMatchObject({
      goto: '/',
      cookies: [/^text=150/, /^colours=dark/, /^motion=less/].map((line) => expect.stringMatching(line)),
    });
  });
});

describe('what a visit brings', () => {
  it('reads the tracking under all its names, without braces', () => {
    const query = new URLSearchParams('network={n1}&aff_sub=a&sub_2={b}&aff_sub3=c&ref=');
    expect(trackingOf(query)).toEqual({ network: 'n1', sub1: 'a', sub2: 'b', sub3: 'c' });
    expect(trackingOf(new URLSearchParams('page=2'))).toBeNull();
  });

  it('keeps nothing of a tracking that no sign-up could send', () => {
    expect(trackingOf(new URLSearchParams('network=n%001&ref=%00'))).toEqual({ network: 'n1' });
  });

  it('knows a source by its network or its ref, now or from the cookie', () => {
    expect(isSourceKnown({ sub1: 'a' }, undefined)).toBe(false);
    expect(isSourceKnown({ ref: 'a' }, undefined)).toBe(true);
    expect(isSourceKnown(null, 'network=n')).toBe(true);
  });

  it('keeps the source of an earlier visit when a later one brings none, and the newer one when it brings one [#84]', () => {
    expect(trackingToKeep({ sub1: 'a' }, 'network=n&sub2=b')).toBeNull();
    expect(trackingToKeep(null, 'network=n')).toBeNull();
    expect(trackingToKeep({ ref: 'new', sub1: 'a' }, 'network=n&sub2=b')).toEqual({ ref: 'new', sub1: 'a' });
    expect(trackingToKeep({ sub1: 'a' }, 'sub2=b')).toEqual({ sub1: 'a' });
    expect(trackingToKeep({ sub1: 'a' }, undefined)).toEqual({ sub1: 'a' });
  });

  it('forgets values that do not exist', () => {
    expect(displayPrefsOf({ text: '150', colours: 'neon' })).toEqual({ text: '150', colours: 'device', motion: 'device' });
    expect(choiceCookie({ name: 'a', value: 'x;y', isSecure: true })).toBe('a=x%3By; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  });
});

describe('privacy content', () => {
  it('has its American part for readers of English in the United States alone [#20]', () => {
    expect(isInUnitedStates('en', 'US', 'en-GB')).toBe(true);
    expect(isInUnitedStates('en', null, 'en-US,en;q=0.9')).toBe(true);
    expect(isInUnitedStates('en', 'NL', 'en-US')).toBe(false);
    expect(isInUnitedStates('nl', 'US', 'en-US')).toBe(false);
    expect(isInUnitedStates('en', null, 'nl,en-US')).toBe(false);
  });
});

describe('the headers of a page', () => {
  it('allow scripts and style sheets by nonce only, and no frames [ASVS 3.4.3] [ASVS 3.4.6]', () => {
    const policy = pageHeaders('abc')['Content-Security-Policy'] ?? '';
    expect(policy).toContain(`script-src 'nonce-abc' 'strict-dynamic'`);
    expect(policy).toContain(`style-src-elem 'nonce-abc'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.split('; ').find((part) => part.startsWith('script-src'))).not.toContain('unsafe-inline');
  });

  it('name the hosts of the pictures of others that are in the page, for pictures alone [#19]', () => {
    const pictures = ['https://a.example/1.webp', 'https://a.example/2.webp', 'https://b.example:444/3.webp'];
    const policy = (pageHeaders('abc', { shows: pictures })['Content-Security-Policy'] ?? '').split('; ');
    expect(policy.filter((part) => part.includes('https:'))).toEqual([
      "img-src 'self' data: blob: https://a.example https://b.example:444",
    ]);
  });
});
