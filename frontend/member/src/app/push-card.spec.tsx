import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { locales, type Locale } from '#contracts';
import { ApiError, createWords, type WordFile } from '#kit';
import { PushCard, PushSwitch } from '#member/features/push';
import { App } from './App';
import { styleKey, type Boot } from './boot';

const file = (locale: Locale, name: string) =>
  JSON.parse(readFileSync(new URL(`../locales/${locale}/${name}.json`, import.meta.url), 'utf8')) as WordFile;

type Shown = Partial<Parameters<typeof PushCard>[0]>;

const nothing = () => Promise.resolve(undefined);
const drawn = (shown: Shown, locale: Locale = 'en'): string =>
  page(
    <PushCard state="unknown" isBusy={false} error={undefined} turnOn={nothing} turnOff={nothing} lookAgain={() => undefined} {...shown} />,
    locale,
  );

function page(content: ReactNode, locale: Locale = 'en', push_public: string | null = null): string {
  const known = {
    common: file(locale, 'common'),
    errors: file(locale, 'errors'),
    push: file(locale, 'push'),
    notifications: file(locale, 'notifications'),
  };
  const words = createWords({ locale, defaultNamespace: 'common', load: () => Promise.resolve({}), known });
  const boot = { settings: { push_public }, locale, user: null, prefs: {}, dismissed: [] } as unknown as Boot;
  return renderToStaticMarkup(
    <App boot={boot} cache={createCache({ key: styleKey })} words={words}>
      <MemoryRouter>{content}</MemoryRouter>
    </App>,
  );
}
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>.*?<span[^>]*>([^<]+)<\/span><\/button>/g)].map(([, text]) => text);

describe('the switch of notices', () => {
  it.each<[string, Shown, string[], string]>([
    ['nothing to press until the browser has answered', { state: 'unknown' }, [], 'Notifications on this device'],
    ['the way to turn them on', { state: 'not-subscribed' }, ['Turn on'], 'Notifications are off'],
    ['the way to turn them off', { state: 'subscribed' }, ['Turn off'], 'Notifications are on'],
    ['how to allow them again, and no button that could not work', { state: 'denied' }, ['Check again'], 'then “Allow”'],
    ['which browsers can do it', { state: 'unsupported' }, [], 'Try it with Chrome'],
    ['that it works', { state: 'not-subscribed', isBusy: true }, ['One moment…'], 'Notifications are off'],
    ['what went wrong, with the button to try again', { state: 'not-subscribed', error: new Error('x') }, ['Turn on'], 'did not work'],
  ])('shows %s', (_what, shown, pressable, text) => {
    const html = drawn(shown);
    expect(buttons(html)).toEqual(pressable);
    expect(html).toContain(text);
  });

  it('shows what kind of notice came last, when, and where it leads, where notices are on, and there alone [#85]', () => {
    const last = { category: 'likes', at: new Date(2026, 10, 25, 10, 12).toISOString(), url: '/likes/received' } as const;
    expect(drawn({ state: 'subscribed', last })).toMatch(
      /<a[^>]* href="\/likes\/received"[^>]*>Last notification: [^<]+, 10:12 – Likes and matches</,
    );
    expect(drawn({ state: 'not-subscribed', last })).not.toContain('Last notification');
    expect(drawn({ state: 'subscribed', last: null })).not.toContain('Last notification');
  });

  it('shows the words of the server when it refused', () => {
    const error = new ApiError('push_unavailable', 404, 'Not possible here.');
    expect(drawn({ state: 'not-subscribed', error })).toContain('Not possible here.');
  });

  it('is there where the site has a key for it, and nowhere else', () => {
    expect(page(<PushSwitch />, 'en', 'BAEC_-8')).toContain('Notifications on this device');
    expect(page(<PushSwitch />, 'en', null)).not.toContain('Notifications');
  });

  it.each(locales)('speaks %s, and never of dating', (locale) => {
    for (const state of ['not-subscribed', 'subscribed', 'denied', 'unsupported'] as const)
      expect(drawn({ state }, locale)).not.toMatch(/dating|push\.|is_on|turn_o/i);
  });
});
