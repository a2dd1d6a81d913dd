import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentEnvironment } from '#config';
import { locales } from '#contracts';
import { dataDir, eventually, Product, productUrls } from '#testing-product';
import { OfficeStaff } from './support/office-staff.js';

let product: Product;
let office: OfficeStaff;
beforeAll(() => {
  product = new Product();
  const { APP_SECRET = '' } = currentEnvironment();
  office = new OfficeStaff(
    { rows: (sql, parameters) => product.sql(sql, parameters), config: { appSecret: APP_SECRET } },
    productUrls[0] ?? '',
  );
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

  it('shows within a minute what staff tell of an outage, in the language of its reader, and says when it is over', async () => {
    const ops = await office.signedIn('ops');
    const told = { kind: 'trouble', parts: ['mail'], began_at: new Date().toISOString(), ended_at: null };
    const texts = { en: 'Mails are late by <b>hours</b>.', sv: 'Mejlen kommer sent.' };
    const written = await ops.post('/api/admin/incidents').send({ ...told, texts });
    expect(written.status).toBe(200);
    const { id } = (written.body as { incident: { id: string } }).incident;
    try {
      const shown = (locale: string, words: string) =>
        eventually(WRITTEN_S, async () => (await product.visitor().get(`/status/${locale}`)).text.includes(words));
      await shown('sv', 'Mejlen kommer sent.');
      await shown('fi', 'Mails are late by &lt;b&gt;hours&lt;/b&gt;.');
      const ended = { ...told, texts, version: 1, ended_at: new Date(Date.now() + 1_000).toISOString() };
      expect((await ops.post(`/api/admin/incidents/${id}/change`).send(ended)).status).toBe(200);
      await shown('en', 'Earlier');
    } finally {
      await product.sql(`delete from operations.incident where id = $1`, [id]);
    }
  });

  it('is reached from the foot of every page', async () => {
    expect((await product.visitor().get('/pages/faq').set({ cookie: 'locale=de; skip-site-entry=1' })).text).toMatch(
      /href="\/status"[^>]*>Funktioniert alles\?</,
    );
  });
});
