import { readFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { createWords, type WordFile } from '#kit';
import { DeletePanel } from '#member/features/leaving';
import { App } from './App';
import { styleKey, type Boot } from './boot';

const file = (name: string) => JSON.parse(readFileSync(new URL(`../locales/en/${name}.json`, import.meta.url), 'utf8')) as WordFile;
const known = { common: file('common'), leaving: file('leaving') };
const words = createWords({ locale: 'en', defaultNamespace: 'common', load: () => Promise.resolve({}), known });
const offer = { code: 'STAY-A5XZFPBA', percentage: 25, expires: '2026-12-25T12:00:00.000Z' };

/** The page on which an account is deleted. */
function drawn(discount: typeof offer | null, paid = false): string {
  const boot = { settings: {}, locale: 'en', user: { id: 'anna', paid_user: paid }, prefs: {}, dismissed: [] } as unknown as Boot;
  const queries = new QueryClient();
  queries.setQueryData(['leaving-discount'], discount);
  return renderToStaticMarkup(
    <App boot={boot} cache={createCache({ key: styleKey })} words={words}>
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <DeletePanel />
        </MemoryRouter>
      </QueryClientProvider>
    </App>,
  );
}
const linkIn = (html: string) => /<a class="([^"]*)"[^>]*href="([^"]*)"/.exec(html);
const deletionIn = (html: string) => /<button type="submit"[^>]*class="([^"]*)"/.exec(html);

describe('the discount beside the deletion of an account [#82]', () => {
  it('says its code, what it takes off and until when, with a button that weighs as much as the one that deletes', () => {
    const html = drawn(offer);
    expect(html).toContain('With the code STAY-A5XZFPBA you pay 25% less for your next credits, until 25 December 2026.');
    const [use, deletion] = [linkIn(html), deletionIn(html)];
    expect(use?.[2]).toBe('/premium?code=STAY-A5XZFPBA');
    expect(use?.[1]).toBe(deletion?.[1]);
    expect(deletion?.[1]).toBeTruthy();
  });

  it('leads who has bought before to the credits', () => {
    expect(linkIn(drawn(offer, true))?.[2]).toBe('/credits?code=STAY-A5XZFPBA');
  });

  it('is not there when nothing is offered', () => {
    expect(linkIn(drawn(null))).toBeNull();
  });
});
