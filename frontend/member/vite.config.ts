import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const out = (part: 'client' | 'server') => here(`../../dist/frontend/member/${part}`);

// Two builds of one tree: `vite build` for the browser, `vite build --ssr` for the HTML. Both see the libraries' sources.
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  publicDir: isSsrBuild ? false : here('public'),
  plugins: [react()],
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
    ssr: isSsrBuild ? here('src/entry-server.tsx') : false,
    rolldownOptions: {
      ...(isSsrBuild
        ? { output: { entryFileNames: 'entry-server.js', chunkFileNames: 'chunks/[name]-[hash].js' } }
        : { input: here('src/entry-client.tsx') }),
      // The contracts build schemas when they load; a screen that needs only their types and lists must not carry them.
      treeshake: { moduleSideEffects: (id: string) => !/\/(libs\/contracts|frontend\/kit)\//.test(id) },
    },
  },
}));
