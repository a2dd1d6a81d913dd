import type { ViteDevServer } from 'vite';
import type {
  Locale,
  OfflineInput,
  PageFiles,
  PagePlan,
  PageRenderer,
  PublicSettings,
  RenderInput,
  RenderResult,
  UserView,
  WebManifest,
} from '#contracts';

/** Where the API has its pages planned and drawn. */
export const renderPath = '/@render';

/** What the API asks of the renderer among the sources. */
export type DrawOrder =
  | { readonly plan: { readonly url: string; readonly locale: Locale; readonly user: UserView | null } }
  | { readonly manifest: { readonly settings: PublicSettings; readonly locale: Locale } }
  | { readonly offline: { readonly input: OfflineInput; readonly files: PageFiles } }
  | { readonly render: { readonly input: RenderInput; readonly files: PageFiles } };
/** The plan or the page; or what went wrong. */
export type DrawAnswer =
  | { readonly plan: PagePlan }
  | { readonly rendered: RenderResult }
  | { readonly manifest: WebManifest }
  | { readonly offline: string }
  | { readonly fault: string };

/** Plans or draws a page from the sources as they are now. */
export async function draw(vite: ViteDevServer, order: DrawOrder): Promise<DrawAnswer> {
  try {
    const renderer = (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as PageRenderer;
    if ('plan' in order) {
      const { url, locale, user } = order.plan;
      return { plan: await renderer.plan(new URL(url), locale, user) };
    }
    if ('manifest' in order) return { manifest: await renderer.manifest(order.manifest.settings, order.manifest.locale) };
    if ('offline' in order) return { offline: await renderer.offlinePage(order.offline.input, order.offline.files) };
    const { input, files } = order.render;
    return { rendered: withLiveScript(await renderer.render(input, files), input.nonce) };
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
