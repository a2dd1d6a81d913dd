import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const out = (part: 'client' | 'server') => here(`../../dist/frontend/member/${part}`);

/** Text files are compressed once, as tightly as possible, instead of at each request. */
function compressedFiles(folder: string): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
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

// Two builds of one tree: `vite build` for the browser, `vite build --ssr` for the HTML. Both see the libraries' sources.
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  publicDir: isSsrBuild ? false : here('public'),
  plugins: isSsrBuild ? [react()] : [react(), compressedFiles(out('client'))],
  resolve: { conditions: ['~source', ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)] },
  ssr: { noExternal: true, resolve: { conditions: ['~source', ...defaultServerConditions] } },
  build: {
    outDir: out(isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...(isSsrBuild
        ? { input: here('src/entry-server.tsx'), output: { entryFileNames: 'entry-server.js', chunkFileNames: 'chunks/[name]-[hash].js' } }
        : { input: here('src/entry-client.tsx') }),
      // The contracts build schemas when they load; a screen that needs only their types and lists must not carry them.
      treeshake: { moduleSideEffects: (id: string) => !/\/(libs\/contracts|frontend\/kit)\//.test(id) },
    },
  },
}));
