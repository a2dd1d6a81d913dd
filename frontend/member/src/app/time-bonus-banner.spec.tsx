import { readFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { createWords, type WordFile } from '#kit';
import { App } from './App';
import { styleKey, type Boot } from './boot';
import { TimeBonusBanner } from '#member/features/time-bonus';

const now = Date.UTC(2026, 10, 25, 12);
const file = (name: string) => JSON.parse(readFileSync(new URL(`../locales/en/${name}.json`, import.meta.url), 'utf8')) as WordFile;
const known = { common: file('common'), 'time-bonus': file('time-bonus') };
const words = createWords({ locale: 'en', defaultNamespace: 'common', load: () => Promise.resolve({}), known });

const anna = { id: 'anna', paid_user: false, signup_date: new Date(now - 3_600_000).toISOString() };
const discount = { code: 'TIMEBONUS25', percentage: 25, expires: new Date(now + 3 * 3_600_000).toISOString() };

/** The banner in the first HTML of a page. */
function drawn(path: string, change: Readonly<Record<string, unknown>> = {}): string {
  const boot = { settings: {}, locale: 'en', user: anna, discount, prefs: {}, dismissed: [], ...change } as unknown as Boot;
  return renderToStaticMarkup(
    <App boot={boot} cache={createCache({ key: styleKey })} words={words}>
      <MemoryRouter initialEntries={[path]}>
        <TimeBonusBanner />
      </MemoryRouter>
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
    expect(drawn(path, change)).not.toContain('<section');
  });
});
