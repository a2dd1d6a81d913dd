import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { header } from './header.js';

const folder = 'libs/contracts-admin/src';

const comment = `/**
 * What staff can read: the routes and guards of the server, the API description and the data provider of the back office come from this table. A
 * list answers \`GET path\`, one record \`GET path/:id\`.
 */`;

/** The acts of looking through those whose log keeps it, apart: the log itself is among them. */
export async function listedActsTable() {
  const files = (await readdir(join(projectRoot, folder))).filter((file) => /^[a-z-]+\.ts$/.test(file)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(projectRoot, folder, file), 'utf8')));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^ {2}(\w+): resource\(\{\n {4}path: '[^']+',\n {4}logged: true,/gm)].map(([, name]) => name),
  );
  const text = [
    header('the files beside it that say what staff read'),
    '/** The acts of looking through a list, where the log keeps them. */\nexport const listedActs = [\n',
    ...names.map((name) => `  '${name}.listed',\n`),
    '] as const;\n',
  ].join('');
  return { path: `${folder}/listed-acts.generated.ts`, text };
}

/** The table of what staff read, and the door to the contracts that say so. */
export async function resourcesTable() {
  const files = (await readdir(join(projectRoot, folder))).filter((file) => /^[a-z-]+\.ts$/.test(file)).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(projectRoot, folder, file), 'utf8');
      return { file: file.replace(/\.ts$/, '.js'), name: /^export const (\w+Resources) = \{$/m.exec(text)?.[1] };
    }),
  );
  const said = found.filter(({ name }) => name !== undefined);
  const text = [
    header('the files beside it that say what staff read'),
    ...said.map(({ file, name }) => `import { ${name} } from './${file}';\n`),
    '\n',
    ...said.map(({ file }) => `export * from './${file}';\n`),
    `\n${comment}\nexport const resources = {\n`,
    ...said.map(({ name }) => `  ...${name},\n`),
    '} as const;\n',
  ].join('');
  return { path: `${folder}/resources.generated.ts`, text };
}
