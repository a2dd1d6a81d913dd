import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { locales, offlinePageAddress, webManifest } from '#contracts';
import { Product, type Answer } from '#testing-product';

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => product.visitor().get(path).set(headers);
const manifest = async (lang: string) => webManifest.parse(JSON.parse((await get(`/manifest.webmanifest?lang=${lang}`)).text));

describe('the site as an app', () => {
  it.each(locales)('has a manifest in %s, under the name of the site [#E26]', async (lang) => {
    const found = await manifest(lang);
    const { settings } = (await get('/api/settings')).body as { settings: { name: string } };
    expect(found).toMatchObject({ name: settings.name, lang, display: 'standalone', id: '/', start_url: '/' });
  });

  it('says that it is one, and may be kept by everybody, because its address says the language [#E26]', async () => {
    const { status, headers } = await get('/manifest.webmanifest?lang=nl');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('speaks the language of the browser where the address names none that we know, and nobody else keeps that', async () => {
    for (const path of ['/manifest.webmanifest', '/manifest.webmanifest?lang=xx', '/manifest.webmanifest?lang=nl&lang=en']) {
      const { text, headers } = await get(path, { 'accept-language': 'pl' });
      expect(JSON.parse(text)).toMatchObject({ lang: 'pl' });
      expect(headers['cache-control']).toBe('private, no-cache');
    }
  });

  it('has the icons that it names, in their sizes, and one for the home screen of an iPhone [#E26]', async () => {
    const { icons } = await manifest('en');
    const wanted = [...icons.map(({ src, sizes }) => ({ src, sizes })), { src: '/apple-touch-icon.png', sizes: '180x180' }];
    for (const { src, sizes } of wanted) {
      const { status, headers, body } = (await get(src)) as Answer<Buffer>;
      expect([src, status, headers['content-type']]).toEqual([src, 200, 'image/png']);
      const { width, height } = await sharp(body).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    // What a device cuts a shape out of has no corners of its own.
    const corner = async (src: string) =>
      sharp((await get(src)).body as Buffer)
        .ensureAlpha()
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer();
    expect([(await corner('/icon-maskable-512.png'))[3], (await corner('/icon-512.png'))[3]]).toEqual([255, 0]);
  });

  it('leads by its shortcuts to pages that are there', async () => {
    const anna = await product.member();
    for (const { url } of (await manifest('en')).shortcuts) {
      const { status } = await product.visitor().get(url).set('cookie', anna.cookie).set('accept', 'text/html').redirects(1);
      expect([url, status]).toEqual([url, 200]);
    }
  });

  it('is linked from each page in the language of the page', async () => {
    for (const lang of ['nl', 'fi'])
      expect((await get('/pricing', { 'accept-language': lang })).text).toContain(
        `<link rel="manifest" href="/manifest.webmanifest?lang=${lang}">`,
      );
  });
});

describe('the offline page', () => {
  it.each(locales)('is in %s when its address says so [#E26]', async (lang) => {
    const { status, text, headers } = await get(offlinePageAddress(lang, { text: '125', colours: 'dark', motion: 'device' }), {
      'accept-language': 'de',
    });
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${lang}" data-text="125" data-theme="dark">`);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-language': lang });
    const nonce = /script-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
    expect(text).toContain(`<script nonce="${nonce}">`);
  });

  it('has nothing of the member who asks for it [#E26]', async () => {
    const anna = await product.member({ name: 'Annelore' });
    const asked = await get('/offline', { cookie: anna.cookie, 'accept-language': 'nl' });
    const visited = await get('/offline', { 'accept-language': 'nl' });
    const withoutNonce = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
    expect(withoutNonce(asked.text)).toBe(withoutNonce(visited.text));
    expect(asked.text).not.toContain('Annelore');
    expect(asked.headers['set-cookie']).toBeUndefined();
  });
});
