import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const font = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** Stands where the API looks for the built member app, and names the sources in its place. */
export function writePageStub(folder: string): void {
  const app = join(folder, 'frontend', 'member');
  const renderer = new URL('./renderer.js', import.meta.url).href;
  const manifest = {
    'src/entry-client.tsx': { file: 'src/entry-client.tsx' },
    // The faces come with `entry-dev.ts`.
    'src/theme/fonts.css': { file: 'fonts.css' },
    font: { file: `@fs${createRequire(import.meta.url).resolve(font)}` },
  };
  write(join(app, 'server', 'entry-server.js'), `export * from '${renderer}';\n`);
  write(join(app, 'client', '.vite', 'manifest.json'), JSON.stringify(manifest));
  write(join(app, 'client', 'fonts.css'), '');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
