import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { header } from './header.js';

const folder = 'libs/back-office/src';

/** The services of the back office, with what they ask, for its module and its door. */
export async function officeTable() {
  const files = (await readdir(join(projectRoot, folder), { recursive: true })).filter((file) => file.endsWith('.ts')).toSorted();
  const read = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(projectRoot, folder, file), 'utf8')] as const)),
  );
  const inModules = [...read].filter(([file]) => file.endsWith('.module.ts')).flatMap(([file, text]) => importsOf(file, text));
  const classes = [...read].flatMap(([file, text]) =>
    /\.(service|repository)\.ts$/.test(file) && !inModules.includes(file)
      ? [...text.matchAll(/^@Injectable\(\)\nexport class (\w+)/gm)].map(([, name = '']) => ({ file, name }))
      : [],
  );
  const services = classes.filter(({ file }) => file.endsWith('.service.ts'));
  const pathOf = (file: string) => `./${file.replace(/\.ts$/, '.js')}`;
  const text = [
    header('the services and repositories below'),
    ...classes.map(({ file, name }) => `import { ${name} } from '${pathOf(file)}';\n`),
    `\nexport {\n${services.map(({ name }) => `  ${name},\n`).join('')}};\n`,
    `\n/** Asked from outside. */\nexport const officeServices = [\n${services.map(({ name }) => `  ${name},\n`).join('')}] as const;\n`,
    `\nexport const officeProviders = [\n  ...officeServices,\n`,
    ...classes.filter(({ file }) => file.endsWith('.repository.ts')).map(({ name }) => `  ${name},\n`),
    '] as const;\n',
  ].join('');
  return { path: `${folder}/office.generated.ts`, text };
}

/** The files of the library that a module has for itself. */
function importsOf(file: string, text: string): string[] {
  const base = new URL(file, 'file:///');
  return [...text.matchAll(/from '(\.[^']+)\.js'/g)].map(([, path = '']) => `${new URL(path, base).pathname.slice(1)}.ts`);
}
