import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Product, productUrls, type Member } from '#testing-product';
import { rawRequest } from '../../tools/src/attack/raw-request.js';

let product: Product;
let anna: Member;
beforeAll(async () => {
  product = new Product();
  anna = await product.member();
});
afterAll(() => product.close());

const statusOf = async (method: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await rawRequest(productUrls[0] ?? '', path, { method, headers: { host: 'localhost', ...headers } })).status;

const builders = [
  '/.git/HEAD',
  '/.git/config',
  '/.svn/entries',
  '/.env',
  '/.env.example',
  '/package.json',
  '/package-lock.json',
  '/openapi.json',
  '/docker-compose.yml',
  '/Dockerfile',
  '/tsconfig.json',
  '/node_modules/pino/package.json',
  '/dist/apps/api/src/main.js',
  '/assets/../../../package.json',
  '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/admin/assets/..%2f..%2f..%2fpackage.json',
  '/photos/..%2f..%2fsecrets.json',
  '/uploads/',
  '/server-status',
  '/metrics',
  '/debug/pprof',
];

describe('what whoever builds and runs the product leaves beside it', () => {
  it.each(builders)('is nothing that anybody can fetch: %s [ASVS 13.4.1]', async (path) => {
    for (const cookie of ['', anna.cookie]) {
      const { status, body } = await rawRequest(productUrls[0] ?? '', path, { headers: { host: 'localhost', accept: '*/*', cookie } });
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toMatch(/"(?:dependencies|lockfileVersion|scripts)"|APP_SECRET|ref: refs/);
    }
  });

  it.each(['/assets', '/assets/', '/admin/assets', '/admin/assets/', '/photos', '/photos/', '/gifts/', '/portraits/', '/scenes/'])(
    'is no list of the files of a folder: %s [ASVS 13.4.3]',
    async (path) => {
      const { status, body } = await rawRequest(productUrls[0] ?? '', path, { headers: { host: 'localhost', cookie: anna.cookie } });
      // The back office is one page, whatever stands behind its address.
      if (path === '/admin/assets') expect([path, status, /<div id="root">/.test(body)]).toEqual([path, 200, true]);
      else expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      expect(body).not.toMatch(/Index of|<li><a href="[^"]+\.(?:js|webp|png)"/);
    },
  );

  it('holds no map from the scripts of the browser back to our sources', () => {
    const built = fileURLToPath(new URL('../../../dist/frontend', import.meta.url));
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(20);
    expect(files.filter((file) => file.endsWith('.map') && !file.includes('server'))).toEqual([]);
  });

  it('takes no method that tells of the inside: TRACE and those that nobody declared [ASVS 13.4.4]', async () => {
    for (const method of ['TRACE', 'TRACK', 'CONNECT_', 'PROPFIND', 'PURGE', 'PATCH']) {
      for (const path of ['/', '/login', '/api/user', '/api/settings', '/photos/x.webp', '/assets/x.js']) {
        const status = await statusOf(method, path, { cookie: anna.cookie }).catch(() => 400);
        expect([method, path, status >= 400 && status < 500]).toEqual([method, path, true]);
      }
    }
  });
});
