import { readFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { createWords, type WordFile } from '#kit';
import { DeletePanel } from '#member/features/leaving';
import { withdrawalsKey } from '#member/shared/api/withdrawals';
import { App } from './App';
import { styleKey, type Boot } from './boot';

const file = (name: string) => JSON.parse(readFileSync(new URL(`../locales/en/${name}.json`, import.meta.url), 'utf8')) as WordFile;
const known = { common: file('common'), leaving: file('leaving'), settings: file('settings') };
const words = createWords({ locale: 'en', defaultNamespace: 'common', load: () => Promise.resolve({}), known });
const offer = { code: 'STAY-A5XZFPBA', percentage: 25, expires: '2026-12-25T12:00:00.000Z' };

/** The page on which an account is deleted. */
function drawn(discount: typeof offer | null, paid = false, withdrawals?: readonly object[]): string {
  const user = { id: 'anna', paid_user: paid, withdrawal_open: withdrawals !== undefined };
  const boot = { settings: {}, locale: 'en', user, prefs: {}, dismissed: [] } as unknown as Boot;
  const queries = new QueryClient();
  if (withdrawals) queries.setQueryData(withdrawalsKey, withdrawals);
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

describe('a withdrawal that is still open, beside the deletion of an account', () => {
  const euro = (minor: number) => ({ minor, currency: 'EUR' });
  const bought = { payment_id: 'order-1', at: '2026-11-26T12:00:00.000Z', amount: euro(4_000), withdraw_until: '2026-12-10' };
  const unpaid = { ...bought, payment_id: 'order-2', withdraw_until: null };

  it('is offered before everything else, with what comes back and until when, by a button that weighs as much as the one that deletes', () => {
    const html = drawn(null, true, [
      { payment: bought, refund: euro(3_200) },
      { payment: unpaid, refund: euro(0) },
    ]);
    const said = 'You can still withdraw from your purchase of 26 November 2026 for €40.00, until 10 December 2026. You get €32.00 back.';
    expect(html).toContain(said);
    expect(html).toContain('It is not paid yet, so you pay nothing.');
    const [use, deletion] = [linkIn(html), deletionIn(html)];
    expect(use?.[2]).toBe('/transactions/order-1/withdraw');
    expect(use?.[1]).toBe(deletion?.[1]);
    expect(html).toContain('/transactions/order-2/withdraw');
    expect(html.indexOf(said)).toBeLessThan(html.indexOf('type="submit"'));
  });

  it('is not there when none is open', () => {
    expect(linkIn(drawn(null, true))).toBeNull();
  });
});
