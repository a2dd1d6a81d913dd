import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { OfflineInput, PageFiles, PageRenderer, RenderInput, RenderResult } from '#contracts';

/** The member app as it was built, with the names of its browser files. */
export interface Renderer extends Pick<PageRenderer, 'plan' | 'manifest' | 'map' | 'builtInText'> {
  render(input: RenderInput): Promise<RenderResult>;
  offlinePage(input: OfflineInput): Promise<string>;
}

const manifestEntries = z.record(z.string(), z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }));
type Manifest = z.infer<typeof manifestEntries>;

/** Null when nothing was built yet. */
export async function loadRenderer(folder: string): Promise<Renderer | null> {
  const server = join(folder, 'server', 'entry-server.js');
  const manifestFile = join(folder, 'client', '.vite', 'manifest.json');
  if (!existsSync(server) || !existsSync(manifestFile)) return null;
  const files = filesOf(z.parse(manifestEntries, JSON.parse(readFileSync(manifestFile, 'utf8'))), join(folder, 'client'));
  const built: unknown = await import(pathToFileURL(server).href);
  if (!isRenderer(built)) throw new Error(`${server} is no renderer of pages`);
  return {
    plan: (url, locale, user) => built.plan(url, locale, user),
    render: (input) => built.render(input, files),
    manifest: (settings, locale) => built.manifest(settings, locale),
    map: () => built.map(),
    builtInText: (page, locale) => built.builtInText(page, locale),
    offlinePage: (input) => built.offlinePage(input, files),
  };
}

const isRenderer = (built: unknown): built is PageRenderer =>
  typeof built === 'object' &&
  built !== null &&
  ['plan', 'render', 'manifest', 'offlinePage', 'map', 'builtInText'].every((name) => typeof Reflect.get(built, name) === 'function');

const entryName = 'src/entry-client.tsx';
const fontsName = 'src/theme/fonts.css';

function filesOf(manifest: Manifest, folder: string): PageFiles {
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
