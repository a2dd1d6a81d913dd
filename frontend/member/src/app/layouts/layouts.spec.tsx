import { readFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { describe, expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createWords, type WordFile } from '#kit';
import { App } from '../App';
import { styleKey, type Boot } from '../boot';
import { ChatLayout } from './ChatLayout';
import { DefaultLayout } from './DefaultLayout';
import { EmptyLayout, LinkLayout } from './EmptyLayout';
import { LanderLayout } from './LanderLayout';

const common = JSON.parse(readFileSync(new URL('../../locales/en/common.json', import.meta.url), 'utf8')) as WordFile;
const words = createWords({ locale: 'en', defaultNamespace: 'common', load: () => Promise.resolve({}), known: { common } });

const settings = {
  name: 'Second Spring',
  min_age: 18,
  enable_site_entry_popup: 'yes',
  signups: 'all',
  countries: ['NL'],
  support_phone: '',
};
const visitor = {
  settings,
  company: { name: 'Second Spring', address: '', city: '', country: 'NL', kvk: '', vat_numbers: [], tradenames: [], support_phone: '' },
  locale: 'en',
  user: null,
  badges: { messages: 0, likes: 0 },
  prefs: { text: '100', colours: 'device', motion: 'device' },
  dismissed: [],
  form: null,
  sourceKnown: false,
  invited: false,
  data: {},
  missing: null,
  complete: true,
};

/** The first HTML of a page in this layout, for a visitor from this country. */
async function drawn(layout: ReactNode, country: string | null, change: Partial<Boot> = {}): Promise<string> {
  const boot = { ...visitor, settings: { ...settings, geoip_country: country }, ...change } as unknown as Boot;
  const handler = createStaticHandler([{ path: '/', element: layout }]);
  const context = await handler.query(new Request('http://page/'));
  if (context instanceof Response) throw new Error('no page');
  return renderToString(
    <App boot={boot} cache={createCache({ key: styleKey })} words={words}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  );
}

const isWarned = (html: string): boolean => html.includes('data-closes="skip-site-entry"') && html.includes('inert=""');
const countries = ['NL', 'DE', 'FR', null];
const warnedFrom = async (layout: ReactNode): Promise<(string | null)[]> => {
  const pages = await Promise.all(countries.map((country) => drawn(layout, country)));
  return countries.filter((_country, index) => isWarned(pages[index] ?? ''));
};

describe('the layouts', () => {
  it('warn at the entry: everywhere in the default one, in the Netherlands and Germany in the others [#52] [#53] [#54] [#112]', async () => {
    expect(await warnedFrom(<DefaultLayout />)).toEqual(countries);
    expect(await warnedFrom(<ChatLayout />)).toEqual(['NL', 'DE']);
    expect(await warnedFrom(<LanderLayout>content</LanderLayout>)).toEqual(['NL', 'DE']);
    expect(await warnedFrom(<EmptyLayout>content</EmptyLayout>)).toEqual(['NL', 'DE']);
  });

  it('warn at the entry in the words of the owner, where there are some, and of cookies all the same [#112]', async () => {
    const entry_warning = 'Adults only, and no money to strangers.';
    const own = await drawn(<DefaultLayout />, 'NL', {
      settings: { ...settings, geoip_country: 'NL', entry_warning },
    } as unknown as Partial<Boot>);
    const { fictional, cookies } = common['entry'] as Record<'fictional' | 'cookies', string>;
    expect([own.includes(entry_warning), own.includes(fictional), own.includes(cookies)]).toEqual([true, false, true]);
    const builtIn = await drawn(<DefaultLayout />, 'NL');
    expect([builtIn.includes(fictional), builtIn.includes(cookies)]).toEqual([true, true]);
  });

  const parts = async (layout: ReactNode, change?: Partial<Boot>) => {
    const html = await drawn(layout, 'FR', change);
    return ['<header', 'href="/"', '<nav', '<main', '<footer', 'content'].map((part) => html.includes(part));
  };

  it('have what each is for: a lander the name and the footer, the empty one the name alone, each with the way home [#52] [#54]', async () => {
    expect(await parts(<LanderLayout>content</LanderLayout>)).toEqual([true, true, true, true, true, true]);
    expect(await parts(<EmptyLayout>content</EmptyLayout>)).toEqual([true, true, false, true, false, true]);
    expect(await drawn(<LanderLayout>content</LanderLayout>, 'FR')).not.toContain('href="/login"');
  });

  it('give the page of a link its own quiet, and one that never was a link the bar and the bottom of every page [#47] [#54]', async () => {
    expect(await parts(<LinkLayout />)).toEqual([true, true, false, true, false, true]);
    expect(await parts(<LinkLayout />, { missing: '/' })).toEqual([true, true, true, true, true, true]);
  });
});
