import type { ViteDevServer } from 'vite';

/** Where the API has its pages drawn. */
export const renderPath = '/@render';

interface Rendered {
  readonly status: number;
  readonly html?: string;
}

export interface DrawOrder {
  readonly input: { readonly nonce: string };
  /** What the API knows to be there, by subject and id. */
  readonly there: Readonly<Record<string, boolean>>;
}

interface Ask {
  readonly subject: string;
  readonly id: string;
}
/** The page; or what must be known first; or what went wrong. */
export type DrawAnswer = { readonly rendered: Rendered } | { readonly ask: Ask } | { readonly fault: string };

interface Entry {
  readonly render: (input: object) => Promise<Rendered>;
}

class Unanswered extends Error {
  constructor(readonly ask: Ask) {
    super('the API must answer first');
  }
}

/** Draws a page from the sources as they are now. */
export async function draw(vite: ViteDevServer, { input, there }: DrawOrder): Promise<DrawAnswer> {
  const isThere = async (subject: string, id: string): Promise<boolean> => {
    const answer = there[`${subject} ${id}`];
    if (answer === undefined) throw new Unanswered({ subject, id });
    return answer;
  };
  try {
    const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as Entry;
    return { rendered: withLiveScript(await render({ ...input, isThere }), input.nonce) };
  } catch (error) {
    if (error instanceof Unanswered) return { ask: error.ask };
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** The app is there at once, so that a change of it shows on a page that nobody touched yet. */
function withLiveScript(rendered: Rendered, nonce: string): Rendered {
  const script = `<script type="module" nonce="${nonce}" src="/src/entry-dev.ts"></script>`;
  return rendered.html === undefined ? rendered : { ...rendered, html: rendered.html.replace('</head>', `${script}\n</head>`) };
}
