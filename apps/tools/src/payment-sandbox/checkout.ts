import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Bank } from './bank.js';
import { checked } from './api-fault.js';
import { checkoutPage, shopUrl, noticePage, unknownPage } from './checkout-page.js';
import { checkoutStyle } from './checkout-style.js';
import type { Faults } from './faults.js';
import { faultWish, outcomeWish } from './wishes.js';

interface WithToken {
  readonly Params: { readonly token: string };
  readonly Body: Readonly<Record<string, string>> | undefined;
}

/** The hosted page on which a member pays. Chrome holds the redirect after a form against `form-action` too: the shop must be named there. */
export function checkout(site: FastifyInstance, bank: Bank, faults: Faults): void {
  site.get('/checkout.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(checkoutStyle));

  site.get<WithToken>('/checkout/:token', async ({ params }, reply) => {
    const payment = bank.paymentAt(params.token);
    if (!payment) return html(reply.code(404), unknownPage());
    const shops = [payment.redirectUrl, payment.cancelUrl ?? payment.redirectUrl].map((url) => new URL(url).origin);
    return html(reply, checkoutPage(payment), [...new Set(shops)]);
  });

  site.post<WithToken>('/checkout/:token', async ({ params, body }, reply) => {
    const payment = bank.paymentAt(params.token);
    if (!payment) return html(reply.code(404), unknownPage());
    const wish = checked(outcomeWish, { ...body, failure_reason: body?.['failure_reason'] || null });
    const { status } = bank.decide(payment.id, wish);
    return reply.redirect(shopUrl({ ...payment, status }), 303);
  });

  site.post<WithToken>('/checkout/:token/faults', async ({ params, body }, reply) => {
    if (!bank.paymentAt(params.token)) return html(reply.code(404), unknownPage());
    const kind = body?.['kind'];
    faults.wish(kind === 'none' ? { next: 0, kind: '500' } : checked(faultWish, { next: 1, kind }));
    const notice = kind === 'none' ? 'The next calls go well.' : 'The next call of the shop goes wrong.';
    return html(reply, noticePage(notice, `/checkout/${params.token}`));
  });
}

function html(reply: FastifyReply, page: string, formTargets: readonly string[] = []): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(page);
}
