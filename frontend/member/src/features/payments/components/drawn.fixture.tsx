import { readFileSync } from 'node:fs';
import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { Locale, OrderView, PricesView } from '#contracts';
import { createWords, type WordFile } from '#kit';
import { SessionProvider, type Session } from '#member/shared/state/session';
import { system } from '#member/theme/system';

export const euro = (minor: number) => ({ minor, currency: 'EUR' });
export const bundle = (credits: number, price: number, payable = price) => ({
  id: `018f0000-0000-7000-8000-0000000000${credits}`,
  credits,
  price: euro(price),
  payable: euro(payable),
  unit_price: euro(Math.round(payable / credits)),
  needs_billing: false,
});
export const prices: PricesView = {
  country: 'NL',
  bundles: [bundle(20, 1900), bundle(50, 4000)],
  methods: ['ideal', 'creditcard', 'paypal', 'banktransfer'],
  vat_basis_points: 2100,
  discount: null,
  code_refused: null,
  repeat: null,
  unit_price: null,
  consent: {
    version: '1',
    language: 'en',
    start_at_once: 'Start at once: I get my credits right away.',
    pay_for_use: 'If I withdraw within 14 days, I pay for the credits that I have used.',
  },
  withdraw_days: 14,
  open_orders: [],
};
export const order: OrderView = {
  payment_id: '018f0000-0000-7000-8000-000000000009',
  state: 'pending',
  at: '2026-11-25T10:00:00.000Z',
  credits: 50,
  price: euro(4000),
  discount: null,
  amount: euro(4000),
  vat: { basis_points: 2100, amount: euro(694) },
  bundle_id: bundle(50, 4000).id,
  method: 'ideal',
  checkout_url: null,
  transfer: null,
  debit: null,
  cancellable: true,
  failure: null,
  paid_at: null,
  made_premium: false,
  withdraw_until: null,
  withdrawable: false,
  refunds: [],
  invoices: [],
};

interface Place {
  /** Answers of the API that are here already. */
  readonly known?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** The query of the address. */
  readonly query?: string;
}

/** The HTML of one part of the screens, for a signed-in member; its words without the tags. */
export async function drawn(
  part: ReactNode,
  locale: Locale = 'en',
  { known = [], query = '' }: Place = {},
): Promise<{ readonly html: string; readonly text: string }> {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../locales/${locale}/${file}.json`, import.meta.url), 'utf8')) as WordFile;
  const files = Object.fromEntries(['common', 'payments', 'direct-debit', 'errors'].map((file) => [file, read(file)]));
  const words = createWords({ locale, defaultNamespace: 'common', load: () => Promise.resolve({}), known: files });
  const session = {
    settings: { name: 'Second Spring', message_credits: 1, support_phone: '' },
    locale,
    user: { id: 'me', email: 'anna@mail.example', status: 'active', paid_user: true },
    prefs: { text: '100', colours: 'device', motion: 'device' },
    dismissed: [],
    badges: { messages: 0, likes: 0 },
    data: {},
  } as unknown as Session;
  const queries = new QueryClient();
  queries.setQueryData(['prices', {}], prices);
  for (const [key, answer] of known) queries.setQueryData(key, answer);
  const handler = createStaticHandler([{ path: '/', element: <QueryClientProvider client={queries}>{part}</QueryClientProvider> }]);
  const context = await handler.query(new Request(`http://page/${query}`));
  if (context instanceof Response) throw new Error('no page');
  const page = renderToString(
    <CacheProvider value={createCache({ key: 'm' })}>
      <ChakraProvider value={system}>
        <I18nextProvider i18n={words}>
          <SessionProvider session={session}>
            <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
          </SessionProvider>
        </I18nextProvider>
      </ChakraProvider>
    </CacheProvider>,
  );
  const html = page.replace(/<style[^>]*>.*?<\/style>/gs, '');
  return { html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}
