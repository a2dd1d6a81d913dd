import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import * as z from 'zod/mini';
import { AppError, type OfflineInput, type PageFiles, type PageRenderer, type RenderInput, type RenderResult } from '#contracts';
import { logger } from '#observability';
import type * as renderThread from './render-thread.js';
import type { RenderThreadData } from './render-thread.js';

/** The member app as it was built, with the names of its browser files. */
export interface Renderer extends Pick<PageRenderer, 'plan' | 'manifest' | 'map' | 'builtInText'> {
  render(input: RenderInput): Promise<RenderResult>;
  offlinePage(input: OfflineInput): Promise<string>;
  /** Ends its thread. */
  close(): Promise<void>;
}

const manifestEntries = z.record(z.string(), z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }));
type Manifest = z.infer<typeof manifestEntries>;

/** Whoever comes after so many would wait for seconds. */
const MOST_WAITING = 100;
/** A page that takes so long never comes: its thread is ended, and the next page gets another one. */
const PATIENCE_MS = 15_000;
const threadFile = new URL(`./render-thread${extname(import.meta.url)}`, import.meta.url).href;
const renderers = new Map<string, Promise<Renderer>>();

/** One for the whole process; null when nothing was built yet. */
export async function loadRenderer(folder: string, patienceMs = PATIENCE_MS): Promise<Renderer | null> {
  const server = join(folder, 'server', 'entry-server.js');
  const manifestFile = join(folder, 'client', '.vite', 'manifest.json');
  if (!existsSync(server) || !existsSync(manifestFile)) return null;
  const known = renderers.get(folder);
  if (known) return known;
  const files = filesOf(z.parse(manifestEntries, JSON.parse(readFileSync(manifestFile, 'utf8'))), join(folder, 'client'));
  const made = startThread({ build: pathToFileURL(server).href, files }, patienceMs, () => renderers.delete(folder));
  renderers.set(folder, made);
  return made;
}

type Thread = typeof renderThread;
type Method = keyof Thread;

/** Pages are drawn in a thread of their own: one takes tens of milliseconds, in which the process would send no message and answer nobody. */
async function startThread(workerData: RenderThreadData, patienceMs: number, onClose: () => void): Promise<Renderer> {
  const thread = new Piscina({
    filename: threadFile,
    workerData,
    minThreads: 1,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    // What fails after a page is told at once, and not in the place of the next one.
    atomics: 'disabled',
  });
  // Nobody waits for what fails between two pages: a process without a listener would end by it.
  thread.on('error', (error) => logger.error({ err: error }, 'the thread of pages failed'));
  const draw = async (name: Method, asked: unknown): Promise<unknown> => {
    if (thread.queueSize >= MOST_WAITING) throw new AppError('unavailable');
    const signal = AbortSignal.timeout(patienceMs);
    try {
      return (await thread.run(asked, { name, signal })) as unknown;
    } catch (error) {
      if (!signal.aborted) throw error;
      logger.error({ asked: name, patienceMs }, 'the thread of pages took too long, and was ended');
      throw new AppError('unavailable');
    }
  };
  const ask = <Name extends Method>(name: Name, ...[asked]: Parameters<Thread[Name]>) => draw(name, asked) as ReturnType<Thread[Name]>;
  const close = async () => {
    onClose();
    await thread.close({ force: true });
  };
  try {
    // What cannot draw says so before the first visitor comes.
    await ask('map');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    plan: ({ href }, locale, user) => ask('plan', { href, locale, user }),
    render: (input) => ask('render', input),
    manifest: (settings, locale) => ask('manifest', { settings, locale }),
    map: () => ask('map'),
    builtInText: (page, locale) => ask('builtInText', { page, locale }),
    offlinePage: (input) => ask('offlinePage', input),
    close,
  };
}

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
