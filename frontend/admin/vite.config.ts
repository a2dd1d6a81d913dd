import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = here('../../dist/frontend/admin');

/** Compressed once here instead of for each request; the server hands out the file that the browser takes. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    const assets = join(outDir, 'assets');
    for (const name of readdirSync(assets).filter((file) => /\.(js|css)$/.test(file))) {
      const bytes = readFileSync(join(assets, name));
      writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes));
      writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes));
    }
  },
};

const config: UserConfig = {
  root: here('.'),
  base: '/admin/',
  plugins: [react(), compressed],
  resolve: { conditions: ['~source', ...defaultClientConditions] },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      input: here('index.html'),
      // The contracts build schemas when they load; a screen that needs only their types and lists must not carry them.
      treeshake: { moduleSideEffects: (id: string) => !/\/(libs\/contracts|libs\/contracts-admin|frontend\/kit)\//.test(id) },
    },
  },
};

export default defineConfig(({ command }) => {
  // Whoever starts a build inside a test run has NODE_ENV "test", and React would come with its development parts.
  if (command === 'build') env['NODE_ENV'] = 'production';
  return config;
});
