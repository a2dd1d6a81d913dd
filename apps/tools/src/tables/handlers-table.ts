import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { header } from './header.js';

const folder = 'apps/worker/src';

/** The list of all handlers, which the worker takes as its providers. */
export async function handlersTable() {
  const handlers: { file: string; name: string }[] = [];
  const files = (await readdir(join(projectRoot, folder), { recursive: true })).filter((file) => file.endsWith('.handler.ts'));
  for (const file of files)
    for (const [, name = ''] of (await readFile(join(projectRoot, folder, file), 'utf8')).matchAll(/^export class (\w+)/gm))
      handlers.push({ file, name });
  const inOrder = handlers.toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const imports = inOrder.map(({ file, name }) => `import { ${name} } from './${file.replace(/\.ts$/, '.js')}';\n`);
  const names = inOrder.map(({ name }) => `  ${name},\n`);
  const text = `${header('the files *.handler.ts')}${imports.join('')}\n/** Whatever does a job. */\nexport const handlers = [\n${names.join('')}] as const;\n`;
  return { path: `${folder}/handlers.generated.ts`, text };
}
