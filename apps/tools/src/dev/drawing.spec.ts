import { describe, expect, it } from '@jest/globals';
import type { ViteDevServer } from 'vite';
import type { PageRenderer } from '#contracts';
import { draw } from './drawing.js';

/** Stands for Vite, with this as the renderer among the sources. */
const viteWith = (renderer: Partial<PageRenderer>) =>
  ({ ssrLoadModule: async () => renderer, ssrFixStacktrace: () => undefined }) as unknown as ViteDevServer;
const page = { method: 'render', args: [{ nonce: 'abc' }, {}] } as const;

describe('a page drawn from the sources', () => {
  it('brings the app along at once', async () => {
    const vite = viteWith({ render: async () => ({ status: 200, html: '<head></head>' }) });
    expect(await draw(vite, page)).toEqual({
      answer: { status: 200, html: '<head><script type="module" nonce="abc" src="/src/entry-dev.ts"></script>\n</head>' },
    });
  });

  it('is planned first: what must be known of it stands in the table of routes', async () => {
    const vite = viteWith({ plan: async ({ pathname }) => ({ data: 'member', params: { id: pathname }, sharedAs: null }) });
    const order = { method: 'plan', args: ['http://page/7?x=1', 'en', null] } as const;
    expect(await draw(vite, order)).toEqual({ answer: { data: 'member', params: { id: '/7' }, sharedAs: null } });
  });

  it('tells the fault of a source', async () => {
    const vite = viteWith({
      render: async () => {
        throw new Error('no such word');
      },
    });
    expect(await draw(vite, page)).toEqual({ fault: expect.stringContaining('no such word') });
  });
});
