import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { subscriberOf } from '#auth';
import { errorCatalogue, type FormState } from '#contracts';
import { refusalText } from '#i18n';
import { logger } from '#observability';
import { registerBuiltFiles } from '../http/built-files.js';
import { retryAfterSeconds, toAppError } from '../http/error.filter.js';
import { hostOf } from '../http/host.js';
import type { PageActions } from './actions/page-actions.js';
import { choiceCookie, sourceCookieSeconds } from './cookies.js';
import { postHandlers, tokenHandler, type Fields, type PostHandler } from './form-posts.js';
import { withQueryOf } from './own-path.js';
import type { PageFacts, PageVisitor } from './page-facts.js';
import { pageHeaders, serviceWorkerHeaders } from './page-headers.js';
import { localeOf, PagesService, type Page, type PageDataFinder } from './pages.service.js';
import { loadRenderer } from './renderer.js';
import type { SharedPage } from './shared-pages.js';
import { registerSearchFiles } from './search-files.js';
import { registerWebApp } from './web-app.js';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Each sign of a long text may be twelve bytes in a form. */
const formBytes = 40_000;
const serviceWorkerFile = 'service-worker.js';
const yearMs = 365 * 24 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

export interface PagesOptions {
  readonly facts: PageFacts;
  readonly actions: PageActions;
  readonly data: PageDataFinder;
  /** The script that counts visits, where visitors agree. */
  readonly analyticsUrl: string | undefined;
  /** Where the member app was built: `client` and `server` lie in it. */
  readonly folder: string;
  /** Throws when a caller has asked for too many pages; `who` pays for the line. */
  readonly assertWithin: (who: string) => Promise<void>;
  /** First parts of paths that are not pages: an unknown one below them stays with whoever owns it. */
  readonly foreign: readonly string[];
}

/** Serves the member app: its files, its pages and its forms. Call it before the server listens. */
export async function registerPages(server: FastifyInstance, options: PagesOptions): Promise<void> {
  const renderer = await loadRenderer(options.folder);
  if (!renderer) {
    logger.warn({ folder: options.folder }, 'the member app is not built: no pages are served');
    return;
  }
  server.addHook('onClose', () => renderer.close());
  const pages = new PagesService(options.facts, options.data, renderer, options.analyticsUrl);
  await server.register(async (scope) => {
    await registerFiles(scope, join(options.folder, 'client'));
    // By `reply.compress` alone: files were compressed when they were built, shared pages when they were made, and data is not.
    await scope.register(fastifyCompress, { global: false, encodings: ['br', 'gzip'], brotliOptions });
    acceptForms(scope);
    registerForms(scope, pages, options);
    registerSearchFiles(scope, { facts: options.facts, renderer, visitorOf, assertWithin: options.assertWithin });
    registerWebApp(scope, { facts: options.facts, renderer, visitorOf, assertWithin: options.assertWithin });
    scope.setErrorHandler((error, request, reply) => showFailure(error, request, reply, pages));
    scope.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      // As it was read, not as it was written: `/%61pi` is `/api` too.
      const [first = ''] = request.params['*'].split('/');
      if (options.foreign.includes(first)) return reply.callNotFound();
      await options.assertWithin(subscriberOf(request.ip));
      return answer(request, reply, await pages.page(visitorOf(request), request.url));
    });
  });
}

/** The error page; and where that fails too, a sentence and the way home. */
async function showFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, pages: PagesService): Promise<FastifyReply> {
  const refusal = toAppError(error);
  const { code, details } = refusal;
  if (code !== 'generic') {
    const { status } = errorCatalogue[code];
    const wait = details.retryAt ? Math.ceil((details.retryAt.getTime() - Date.now()) / 1_000) : status === 503 && retryAfterSeconds;
    if (wait) reply.header('Retry-After', wait);
    return reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .header('Content-Type', 'text/plain; charset=utf-8')
      .send(refusalText(refusal, localeOf(visitorOf(request), undefined, null)));
  }
  logger.error({ requestId: request.id, err: error, url: request.url }, 'a page failed');
  try {
    return answer(request, reply, await pages.page(visitorOf(request), request.url, { failure: true }));
  } catch (second) {
    logger.error({ requestId: request.id, err: second, url: request.url }, 'the error page failed');
    return reply.code(500).header('Content-Type', 'text/html; charset=utf-8').send(lastResort);
  }
}

const lastResort = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error</title>
<h1>An error occurred while showing the error page</h1><p><a href="/">Back to the home page</a></p>`;

/** Names with a hash never change; drawings and icons may. */
async function registerFiles(scope: FastifyInstance, folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) {
      const isHashed = entry.name === 'assets';
      await registerBuiltFiles(scope, join(folder, entry.name), `/${entry.name}/`, {
        maxAge: isHashed ? yearMs : dayMs,
        immutable: isHashed,
      });
    }
  }
  await scope.register(async (single) => {
    await single.register(fastifyStatic, { root: folder, serve: false });
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile() && entry.name !== serviceWorkerFile)
        single.get(`/${entry.name}`, (_request, reply) => reply.sendFile(entry.name, { maxAge: dayMs }));
    }
    single.get(`/${serviceWorkerFile}`, (_request, reply) =>
      reply.headers(serviceWorkerHeaders).sendFile(serviceWorkerFile, { cacheControl: false }),
    );
  });
}

/** Forms are urlencoded; this scope takes no other body. */
function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: formBytes }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
}

function registerForms(scope: FastifyInstance, pages: PagesService, options: PagesOptions): void {
  const { facts, actions, assertWithin } = options;
  const post = (path: string, handler: PostHandler) =>
    scope.post(path, async (request, reply) => {
      const visitor = visitorOf(request);
      await assertWithin(subscriberOf(request.ip));
      const user = await facts.userOf(visitor);
      let locale = localeOf(visitor, user?.language, null);
      await facts.settingsFor(visitor, (domainLanguage) => {
        locale = localeOf(visitor, user?.language, domainLanguage);
        return locale;
      });
      const { pathname } = new URL(request.url, 'http://page');
      const sent = (request.body ?? {}) as Fields;
      const back = withQueryOf(sent['back'], request.headers.referer);
      const fields = back === undefined ? sent : { ...sent, back };
      const result = await handler({ visitor, locale, fields, path: pathname });
      if ('show' in result) return answer(request, reply, await pages.page(visitor, result.show, { form: result.form }), result);
      for (const cookie of result.cookies ?? []) reply.header('Set-Cookie', cookie);
      // Drafts and unsent messages of this member must not wait for the next one on a shared computer.
      if (result.clearStorage) reply.header('Clear-Site-Data', '"storage"');
      return reply.header('Cache-Control', 'no-store').redirect(result.goto, 303);
    });
  for (const [path, handler] of Object.entries(postHandlers(actions, options.analyticsUrl !== undefined))) post(path, handler);
  post('/:token', tokenHandler(actions.links));
}

function visitorOf(request: FastifyRequest): PageVisitor {
  return {
    requestId: request.id,
    host: hostOf(request),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    acceptLanguage: request.headers['accept-language'] ?? '',
    cookies: request.cookies,
    isSecure: request.isSecure,
  };
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page | null,
  posted?: { readonly status: number; readonly form: FormState },
): FastifyReply {
  if (!page) {
    reply.callNotFound();
    return reply;
  }
  const { result, nonce, isPrivate, tracking, language } = page;
  if (tracking) {
    const value = new URLSearchParams(tracking as Record<string, string>).toString();
    reply.header('Set-Cookie', choiceCookie({ name: 'source', value, isSecure: request.isSecure, maxAgeSeconds: sourceCookieSeconds }));
  }
  if (language) reply.header('Set-Cookie', choiceCookie({ name: 'locale', value: language, isSecure: request.isSecure }));
  if ('redirect' in result) return reply.header('Cache-Control', 'no-store').redirect(result.redirect, 302);
  reply
    .code(posted?.status ?? result.status)
    .headers(pageHeaders(nonce, result))
    .header('Cache-Control', isPrivate || posted ? 'no-store' : 'private, no-cache');
  reply.header('Vary', 'accept-encoding, cookie, accept-language');
  return 'html' in result ? sendOwn(request, reply, result.html) : sendShared(request, reply, result, nonce);
}

/**
 * Compressed unless a foreign page leads to it: that page could write guesses into the address, and whoever watches the wire sees by the length which of
 * them this one holds too (BREACH). A request that failed before it reached its route has no `compress`.
 */
function sendOwn({ headers }: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const isLedByOthers = headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
  if (isLedByOthers || typeof reply.compress !== 'function') return reply.send(html);
  reply.compress(html);
  return reply;
}

/** It was compressed when it was made. */
function sendShared({ headers }: FastifyRequest, reply: FastifyReply, page: SharedPage, nonce: string): FastifyReply {
  const acceptsGzip = /\bgzip\b/.test(headers['accept-encoding']?.toString() ?? '');
  return acceptsGzip ? reply.header('Content-Encoding', 'gzip').send(page.gzip(nonce)) : reply.send(page.plain(nonce));
}
