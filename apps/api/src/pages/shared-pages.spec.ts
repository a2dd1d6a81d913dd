import { describe, expect, it, jest } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import type { RenderResult } from '#contracts';
import { newNonce, SharedPages, type SharedPage } from './shared-pages.js';

const reading = {};
type Make = (nonce: string) => Promise<RenderResult>;
const maker = () => jest.fn<Make>((nonce) => Promise.resolve({ status: 200, html: `<p nonce="${nonce}">Grüße</p><i nonce="${nonce}">` }));
const shown = (page: SharedPage | null, nonce: string) => page?.plain(nonce).toString();

describe('a page that visitors share', () => {
  it('is rendered once, with a nonce of its own in each answer', async () => {
    const [pages, make] = [new SharedPages(), maker()];
    const answers = await Promise.all([1, 2, 3].map(() => pages.of('home', reading, make)));
    expect(make).toHaveBeenCalledTimes(1);
    const nonces = answers.map(newNonce);
    answers.forEach((page, index) => {
      const nonce = nonces[index] ?? '';
      const html = `<p nonce="${nonce}">Grüße</p><i nonce="${nonce}">`;
      expect(shown(page, nonce)).toBe(html);
      expect(page && gunzipSync(page.gzip(nonce)).toString()).toBe(html);
    });
    expect(new Set(nonces).size).toBe(3);
    const [[gap] = ['']] = make.mock.calls;
    expect(nonces).not.toContain(gap);
  });

  it('is another one under another key, and when the site was read again', async () => {
    const [pages, make] = [new SharedPages(), maker()];
    for (const [key, of] of [
      ['home', reading],
      ['login', reading],
      ['home', {}],
      ['login', reading],
    ] as const)
      await pages.of(key, of, make);
    expect(make).toHaveBeenCalledTimes(3);
    expect(pages.size).toBe(2);
  });

  it('goes when too many others are asked for more lately', async () => {
    const [pages, make] = [new SharedPages(2), maker()];
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await pages.of(key, reading, make);
    expect(make).toHaveBeenCalledTimes(4);
    expect(pages.size).toBe(2);
  });

  it.each<RenderResult>([
    { status: 404, html: '' },
    { status: 302, redirect: '/login' },
  ])('is not kept when it is $status', async (result) => {
    const pages = new SharedPages();
    const make = jest.fn<Make>(() => Promise.resolve(result));
    for (let time = 0; time < 2; time += 1) expect(await pages.of('home', reading, make)).toBeNull();
    expect(make).toHaveBeenCalledTimes(2);
    expect(pages.size).toBe(0);
  });

  it('is tried again after a failure', async () => {
    const pages = new SharedPages();
    await expect(pages.of('home', reading, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(shown(await pages.of('home', reading, maker()), 'n'.repeat(24))).toContain('Grüße');
  });
});
