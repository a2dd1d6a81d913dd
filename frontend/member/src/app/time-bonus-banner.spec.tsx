import { readFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createWords, type WordFile } from '#kit';
import { App } from './App';
import { Banners } from './Banners';
import { styleKey, type Boot } from './boot';

const now = Date.UTC(2026, 10, 25, 12);
const file = (name: string) => JSON.parse(readFileSync(new URL(`../locales/en/${name}.json`, import.meta.url), 'utf8')) as WordFile;
const known = { common: file('common'), errors: file('errors'), banners: file('banners'), 'time-bonus': file('time-bonus') };
const words = createWords({ locale: 'en', defaultNamespace: 'common', load: () => Promise.resolve({}), known });

const anna = {
  id: 'anna',
  paid_user: false,
  signup_date: new Date(now - 3_600_000).toISOString(),
  status: 'active',
  notifications_disabled: [] as string[],
  profile: { status: 'active', main_image: null as object | null },
};
const discount = { code: 'TIMEBONUS25', percentage: 25, expires: new Date(now + 3 * 3_600_000).toISOString() };

/** What stands above the content in the first HTML of a page. */
function drawn(path: string, change: Readonly<Record<string, unknown>> = {}): string {
  const boot = { settings: {}, locale: 'en', user: anna, discount, prefs: {}, dismissed: [], ...change } as unknown as Boot;
  const router = createMemoryRouter([{ path: '*', Component: Banners }], { initialEntries: [path] });
  return renderToStaticMarkup(
    <App boot={boot} cache={createCache({ key: styleKey })} words={words}>
      <RouterProvider router={router} />
    </App>,
  );
}

describe('the banner of the time bonus', () => {
  beforeEach(() => void jest.useFakeTimers({ now }));
  afterEach(() => void jest.useRealTimers());

  it('stands in the first HTML, leads to the prices, and its clock is for the eye alone [#74] [#105]', () => {
    const html = drawn('/chats');
    expect(html).toMatch(/<section aria-label="25% off your first credits"/);
    expect(html).toContain('href="/premium"');
    expect(html).toMatch(/<div aria-hidden="true"[^>]*>03:00:00<\/div>/);
    expect(html).toContain('Hide the clock');
  });

  it.each([
    [
      'a confirmation is asked for',
      { ...anna, status: 'not_confirmed', profile: { ...anna.profile, status: 'disabled' } },
      'Confirm your e-mail address',
    ],
    ['the mails have stopped', { ...anna, notifications_disabled: ['spam'] }, 'You are not getting e-mails'],
  ])('waits while %s: one notice at a time', (_when, user, instead) => {
    const html = drawn('/members', { user });
    expect(html.match(/<section/g)).toHaveLength(1);
    expect(html).toContain(instead);
  });

  it('comes before the wish for a photo', () => {
    const html = drawn('/members');
    expect(html.match(/<section aria-label="25% off/g)).toHaveLength(1);
    expect(html).not.toContain('Add a photo');
  });

  it('leads nowhere on the page of the prices itself', () => {
    expect(drawn('/premium')).not.toContain('href');
  });

  it.each<[string, string, Readonly<Record<string, unknown>>]>([
    ['on other screens', '/profile', {}],
    ['to visitors', '/members', { user: null }],
    ['to who has paid', '/members', { user: { ...anna, paid_user: true } }],
    ['four hours after the sign-up', '/members', { user: { ...anna, signup_date: new Date(now - 14_400_000).toISOString() } }],
    ['after its end', '/members', { discount: { ...discount, expires: new Date(now).toISOString() } }],
    ['where the server tells of none', '/members', { discount: null }],
  ])('does not stand %s [#104] [#106]', (_when, path, change) => {
    expect(drawn(path, change)).not.toContain('25% off');
  });
});
