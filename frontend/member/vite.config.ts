import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { appIcons } from './app-icons.ts';
import { drawnStyles } from './drawn-styles.ts';
import { emojiData } from './emoji-data.ts';
import { sharedChunks } from './shared-chunks.ts';
import { unbrokenWords } from './unbroken-words.ts';
import { unusedParts } from './unused-parts.ts';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin, type UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** `#member/ui/Photo`: the same path from every depth. */
const sources = { '#member': here('src') };
const out = (part: 'client' | 'server') => here(`../../dist/frontend/member/${part}`);

/** Text files are compressed once, as tightly as possible, instead of at each request. */
function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|json)$/.test(entry.name) || entry.parentPath.endsWith('.vite')) continue;
        const file = join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        if (content.length < 400) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/**
 * The contracts build schemas when they load. A screen that needs one list of a file must not carry the file's schemas and zod with them, so
 * each top-level constant becomes a call that may be dropped.
 */
const constant = /^((?:export )?const \w+(?:: [^=\n]+)?) = ([\s\S]+?);$(?=\n\S|\n\n|\n?(?![\s\S]))/gm;
const droppableSchemas: Plugin = {
  name: 'droppable-schemas',
  enforce: 'pre',
  transform: (code, id) =>
    /\/libs\/contracts\/.*\.ts$/.test(id)
      ? code.replace(constant, (whole, head: string, value: string) =>
          /\bz\b/.test(value) && !/^\(.*=>/.test(value) ? `${head} = /* @__PURE__ */ (() => (${value}))();` : whole,
        )
      : null,
};

/** The entry names every other file, and a hash does not compress: one letter less of each is felt on every first visit. */
const fileNames = 'assets/[name]-[hash:7].js';

/** Browsers know the service worker by its address, which stays; it shares no chunk, because it is no module. */
const entryFileNames = ({ name }: { readonly name: string }): string => (name === 'service-worker' ? `${name}.js` : fileNames);

/** A service worker belongs to one build of the app, which it names: so it is another one after each release that changes anything. */
const workerVersion: Plugin = {
  name: 'worker-version',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === here('src/entry-client.tsx'));
    const worker = chunks.find(({ fileName }) => fileName === 'service-worker.js');
    if (!entry || !worker) throw new Error('The build lacks its entry or its service worker');
    worker.code = worker.code.replace('%ENTRY%', `/${entry.fileName}`);
  },
};

/** Two builds of one tree: `vite build` for the browser, `vite build --ssr` for the HTML. Both see the libraries' sources. */
const buildConfig = (isSsrBuild: boolean): UserConfig => ({
  root: here('.'),
  publicDir: isSsrBuild ? false : here('public'),
  plugins: isSsrBuild
    ? [react(), emojiData, unbrokenWords]
    : [react(), droppableSchemas, drawnStyles, unusedParts(), emojiData, unbrokenWords, appIcons(), workerVersion, compressedFiles()],
  // The package points at its development build only; the other one has no warnings in it.
  resolve: {
    alias: { ...sources, 'react-router': here('../../node_modules/react-router/dist/production/index.mjs') },
    conditions: ['~source', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
  },
  ssr: { noExternal: true, resolve: { conditions: ['~source', ...defaultServerConditions] } },
  build: {
    outDir: out(isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    sourcemap: false,
    // A screen's other files are fetched with it, but for those that every page has.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => !/assets\/(core|ui|rolldown-runtime|entry-client)-/.test(file)),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...(isSsrBuild
        ? { input: here('src/entry-server.tsx'), output: { entryFileNames: 'entry-server.js', chunkFileNames: 'chunks/[name]-[hash].js' } }
        : {
            input: [here('src/entry-client.tsx'), here('src/theme/fonts.css'), here('src/service-worker.ts')],
            output: { codeSplitting: { groups: sharedChunks }, entryFileNames, chunkFileNames: fileNames },
          }),
      // The contracts build schemas when they load; a screen that needs only their types and lists must not carry them. Of emotion's two helpers
      // for components of classes nobody asks.
      treeshake: {
        moduleSideEffects: (id: string) =>
          !/\/(libs\/contracts|frontend\/kit|member\/src\/features|hoist-non-react-statics|react-is)\//.test(id),
      },
    },
  },
});

/** The sources as they are, for `npm run dev`; packages come with their warnings. */
const liveConfig: UserConfig = {
  root: here('.'),
  publicDir: here('public'),
  plugins: [react(), emojiData, unbrokenWords],
  resolve: { alias: sources, conditions: ['~source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['~source', ...defaultServerConditions] } },
  optimizeDeps: { entries: ['src/entry-dev.ts'] },
};

export default defineConfig(({ command, isSsrBuild = false }) => {
  if (command === 'serve') return liveConfig;
  // Whoever starts a build inside a test run has NODE_ENV "test", and React would come with its development parts.
  env['NODE_ENV'] = 'production';
  return buildConfig(isSsrBuild);
});
