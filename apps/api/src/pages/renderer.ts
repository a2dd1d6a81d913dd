import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompanyInfo, Dismissal, DisplayPrefs, Locale, PageSubject, PublicSettings, TeaserView, UserView, Badges } from '#contracts';
import type { PageToken } from './page-facts.js';

/** What a posted form brought, and what was wrong with it. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly code?: string;
  readonly done?: boolean;
}

interface ClientFiles {
  readonly entry: string;
  readonly preload: Readonly<Record<string, readonly string[]>>;
  readonly fontCss: string;
  readonly fontUrl: string;
}

/** The contract with `frontend/member/src/entry-server.tsx`. */
export interface RenderInput {
  readonly url: string;
  readonly nonce: string;
  readonly settings: PublicSettings;
  readonly company: CompanyInfo;
  readonly user: UserView | null;
  readonly badges: Badges;
  readonly locale: Locale;
  readonly prefs: DisplayPrefs;
  readonly form: FormState | null;
  readonly token: PageToken | null;
  readonly sourceKnown: boolean;
  readonly invited: boolean;
  /** Reads English in the United States: privacy content has a part of its own there. */
  readonly inUnitedStates: boolean;
  readonly teaser: TeaserView | null;
  /** What this browser has closed and still keeps closed. */
  readonly dismissed: readonly Dismissal[];
  readonly failure?: boolean;
  /** Whether what an address names is there for this person; asked by the route that matched. */
  readonly isThere: (subject: PageSubject, id: string) => Promise<boolean>;
}
export type RenderResult = { readonly status: number; readonly html: string } | { readonly status: 302; readonly redirect: string };
export interface Renderer {
  render(input: RenderInput): Promise<RenderResult>;
  /** The address under which visitors share a rendered page, or null when it is one caller's own. */
  addressOf(url: URL, locale: Locale): Promise<string | null>;
}

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The member app as it was built: its renderer with the names of its browser files. Null when nothing was built yet. */
export async function loadRenderer(folder: string): Promise<Renderer | null> {
  const server = join(folder, 'server', 'entry-server.js');
  const manifestFile = join(folder, 'client', '.vite', 'manifest.json');
  if (!existsSync(server) || !existsSync(manifestFile)) return null;
  const files = clientFiles(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest, join(folder, 'client'));
  const { render, addressOf } = (await import(pathToFileURL(server).href)) as Pick<Renderer, 'addressOf'> & {
    render: (input: RenderInput & { readonly files: ClientFiles }) => Promise<RenderResult>;
  };
  return { render: (input) => render({ ...input, files }), addressOf };
}

const entryName = 'src/entry-client.tsx';
const fontsName = 'src/theme/fonts.css';

function clientFiles(manifest: Manifest, folder: string): ClientFiles {
  const entry = manifest[entryName];
  const fonts = manifest[fontsName];
  const font = Object.values(manifest).find(({ file }) => /-latin-wght-normal.*\.woff2$/.test(file));
  if (!entry || !fonts || !font) throw new Error('The manifest of the member app lacks its entry or its fonts');
  const fontCss = readFileSync(join(folder, fonts.file), 'utf8').trim();
  const preload = Object.fromEntries(Object.keys(manifest).map((name) => [name, [...chunksOf(manifest, [entryName, name])]]));
  return { entry: `/${entry.file}`, preload, fontCss, fontUrl: `/${font.file}` };
}

/** The files of some modules and of everything that they import at once. */
function chunksOf(manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || found.has(`/${chunk.file}`)) continue;
    found.add(`/${chunk.file}`);
    chunksOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}
