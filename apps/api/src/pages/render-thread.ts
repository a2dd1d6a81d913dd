// Runs in the thread of `renderer.ts`: each export answers the method of that name.
import { workerData } from 'piscina';
import type {
  BuiltInText,
  InfoPage,
  Locale,
  OfflineInput,
  PageFiles,
  PageMap,
  PagePlan,
  PageRenderer,
  PublicSettings,
  RenderInput,
  RenderResult,
  UserView,
  WebManifest,
} from '#contracts';

/** The server build of the member app, as an address, and the names of its browser files. */
export interface RenderThreadData {
  readonly build: string;
  readonly files: PageFiles;
}

interface PlanAsked {
  readonly href: string;
  readonly locale: Locale;
  readonly user: UserView | null;
}
interface ManifestAsked {
  readonly settings: PublicSettings;
  readonly locale: Locale;
}
interface BuiltInTextAsked {
  readonly page: InfoPage;
  readonly locale: Locale;
}

const { build, files } = workerData as RenderThreadData;
const built: unknown = await import(build);
if (!isRenderer(built)) throw new Error(`${build} is no renderer of pages`);
const renderer: PageRenderer = built;

/** An address goes from thread to thread as text. */
export const plan = ({ href, locale, user }: PlanAsked): Promise<PagePlan> => renderer.plan(new URL(href), locale, user);
export const render = (input: RenderInput): Promise<RenderResult> => renderer.render(input, files);
export const manifest = ({ settings, locale }: ManifestAsked): Promise<WebManifest> => renderer.manifest(settings, locale);
export const offlinePage = (input: OfflineInput): Promise<string> => renderer.offlinePage(input, files);
export const map = (): Promise<PageMap> => renderer.map();
export const builtInText = ({ page, locale }: BuiltInTextAsked): Promise<BuiltInText> => renderer.builtInText(page, locale);

function isRenderer(module: unknown): module is PageRenderer {
  const methods = ['plan', 'render', 'manifest', 'offlinePage', 'map', 'builtInText'];
  return typeof module === 'object' && module !== null && methods.every((name) => typeof Reflect.get(module, name) === 'function');
}
