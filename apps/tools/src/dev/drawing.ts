import type { ViteDevServer } from 'vite';
import type { PageRenderer, RenderInput, RenderResult } from '#contracts';

/** Where the API has its pages planned and drawn. */
export const renderPath = '/@render';

/** What the API asks of the renderer among the sources: one of its methods, and what that is called with; an address as text. */
export interface DrawOrder {
  readonly method: keyof PageRenderer;
  readonly args: readonly unknown[];
}
/** What the method answered; or what went wrong. */
export type DrawAnswer = { readonly answer: unknown } | { readonly fault: string };

type Renderer = Readonly<Record<keyof PageRenderer, (...args: readonly unknown[]) => Promise<unknown>>>;

/** Plans or draws a page from the sources as they are now. */
export async function draw(vite: ViteDevServer, { method, args }: DrawOrder): Promise<DrawAnswer> {
  try {
    const renderer = (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as Renderer;
    const [first, ...rest] = args;
    const answer = await renderer[method](method === 'plan' ? new URL(String(first)) : first, ...rest);
    return { answer: method === 'render' ? withLiveScript(answer as RenderResult, (first as RenderInput).nonce) : answer };
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** The app is there at once, so that a change of it shows on a page that nobody touched yet. */
function withLiveScript(rendered: RenderResult, nonce: string): RenderResult {
  const script = `<script type="module" nonce="${nonce}" src="/src/entry-dev.ts"></script>`;
  return 'html' in rendered ? { ...rendered, html: rendered.html.replace('</head>', `${script}\n</head>`) } : rendered;
}
