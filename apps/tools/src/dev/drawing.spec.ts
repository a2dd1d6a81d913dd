import { describe, expect, it } from '@jest/globals';
import type { ViteDevServer } from 'vite';
import { draw } from './drawing.js';

type Input = { readonly isThere: (subject: string, id: string) => Promise<boolean> };

/** Stands for Vite, with this as the renderer among the sources. */
const viteWith = (render: (input: Input) => Promise<object>) =>
  ({ ssrLoadModule: async () => ({ render }), ssrFixStacktrace: () => undefined }) as unknown as ViteDevServer;
const input = { nonce: 'abc' };

describe('a page drawn from the sources', () => {
  it('brings the app along at once', async () => {
    const vite = viteWith(async () => ({ status: 200, html: '<head></head>' }));
    expect(await draw(vite, { input, there: {} })).toEqual({
      rendered: { status: 200, html: '<head><script type="module" nonce="abc" src="/src/entry-dev.ts"></script>\n</head>' },
    });
  });

  it('asks first what only the API knows', async () => {
    const vite = viteWith(async ({ isThere }) => ({ status: (await isThere('member', '7')) ? 200 : 404 }));
    expect(await draw(vite, { input, there: {} })).toEqual({ ask: { subject: 'member', id: '7' } });
    expect(await draw(vite, { input, there: { 'member 7': false } })).toEqual({ rendered: { status: 404 } });
  });

  it('tells the fault of a source', async () => {
    const vite = viteWith(async () => {
      throw new Error('no such word');
    });
    expect(await draw(vite, { input, there: {} })).toEqual({ fault: expect.stringContaining('no such word') });
  });
});
