import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { dataDir, eventually, Product } from '#testing-product';

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

const WRITTEN_S = 90;

describe('the status page', () => {
  it('is there for everybody, in the language of the visitor or of the address', async () => {
    const dutch = await product.visitor().get('/status').set({ cookie: 'locale=nl' });
    expect([dutch.status, dutch.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(dutch.text).toContain('<html lang="nl-NL">');
    expect((await product.visitor().get('/status').set({ 'accept-language': 'pl' })).text).toContain('<html lang="pl-PL">');
    for (const locale of locales) expect((await product.visitor().get(`/status/${locale}`)).text).toContain(`<html lang="${locale}-`);
    expect((await product.visitor().get('/status/xx')).status).toBe(404);
  });

  it('runs nothing, whatever might come to stand in it', async () => {
    const { text, headers } = await product.visitor().get('/status/en');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(text).not.toMatch(/<script|<img|<link/);
  });

  it('is written as files too, for a proxy to show when no API answers', async () => {
    const away = await eventually(WRITTEN_S, () => readFile(join(dataDir, 'status', 'away-sv.html'), 'utf8').catch(() => undefined));
    expect(away).toContain('Webbplatsen svarar inte just nu.');
  });

  it('is reached from the foot of every page', async () => {
    expect((await product.visitor().get('/pages/faq').set({ cookie: 'locale=de; skip-site-entry=1' })).text).toMatch(
      /href="\/status"[^>]*>Funktioniert alles\?</,
    );
  });
});
