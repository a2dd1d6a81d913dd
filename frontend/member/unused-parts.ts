import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const packages = here('../../node_modules');

type Words = ReadonlySet<string>;

/** A key such as [`border${side}`]. */
const madeName = /\[`(\w+\$\{[^}]*\}\w*|\$\{[^}]*\}[A-Z]\w*)`\]:/;

/** Every word in the sources of some folders: a style or an attribute that is none of them is never asked for. */
export function wordsIn(folders: readonly string[]): Words {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/(?<!\.spec)\.[jt]sx?$/.test(entry.name)) continue;
      const source = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      const made = madeName.exec(source)?.[0];
      if (made) throw new Error(`${entry.name} puts a name together, which the build would not find: ${made}`);
      for (const [word] of source.matchAll(/[\w$]+/g)) words.add(word);
    }
  }
  return words;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key: { readonly name?: string; readonly value?: unknown };
  readonly value: Node & { readonly properties?: readonly Property[]; readonly elements?: readonly { readonly value?: unknown }[] };
}

const nameOf = ({ key }: Property): string => key.name ?? String(key.value);
const propertiesOf = ({ value }: Property): readonly Property[] => value.properties ?? [];

/** All objects that are the argument of a call of `name`. */
function argumentsOf(code: string, name: string): (readonly Property[])[] {
  const found: (readonly Property[])[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const call = node as { type?: string; callee?: { name?: string }; arguments?: readonly { properties?: readonly Property[] }[] };
    if (call.type === 'CallExpression' && call.callee?.name === name) found.push(call.arguments?.[0]?.properties ?? []);
    Object.values(node).forEach(visit);
  };
  visit(parseSync('module.js', code).program);
  return found;
}

const without = (code: string, unused: readonly Node[]): string =>
  [...unused]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => {
      const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
      return rest.slice(0, start) + rest.slice(end + comma);
    }, code);

/** Chakra's base without the conditions and the style properties that no source names. */
export function usedStyles(code: string, words: Words): string {
  const conditions = argumentsOf(code, 'defineConditions').flat();
  const utilities = argumentsOf(code, 'defineConfig')
    .flat()
    .filter((property) => nameOf(property) === 'utilities')
    .flatMap(propertiesOf);
  const shorthands = (property: Property): string[] =>
    propertiesOf(property)
      .filter((part) => nameOf(part) === 'shorthand')
      .flatMap(({ value }) => (value.elements ?? [value as { readonly value?: unknown }]).map((element) => String(element.value)));
  return without(code, [
    ...conditions.filter((property) => !words.has(`_${nameOf(property)}`)),
    ...utilities.filter((property) => ![nameOf(property), ...shorthands(property)].some((name) => words.has(name))),
  ]);
}

/** A list of names in one string, without those that no source has. */
const usedNames = (list: string, separator: string, words: Words): string =>
  list
    .split(separator)
    .filter((name) => words.has(name))
    .join(separator);

/** The router makes its parts for forms and for frameworks as it loads; marked like this they go where nobody imports them. */
const droppable = (code: string): string =>
  code
    .replace(/^(var \w+ = )(?=React\d*\.(forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');

const changes: readonly (readonly [file: RegExp, change: (code: string, words: Words) => string])[] = [
  [/@chakra-ui\/react\/dist\/esm\/preset-base\.js$/, usedStyles],
  [
    /@pandacss\/is-valid-prop\/.*\.m?js$/,
    (code, words) => code.replace(/(cssPropertiesStr = ")([^"]+)/, (_, start: string, list: string) => start + usedNames(list, ',', words)),
  ],
  [/@emotion\/is-prop-valid\/.*\.js$/, (code, words) => code.replace(/(?<=\/\^\(\()[\w|]+/, (list) => usedNames(list, '|', words))],
  [/react-router\/.*\/chunk-\w+\.mjs$/, droppable],
];

/**
 * What packages bring for everybody and nobody here uses stays out of the build for the browser: style properties, conditions and attributes
 * that none of our sources names. The server's build has all of them, and draws the same.
 */
export function unusedParts(): Plugin {
  const words = wordsIn([
    here('src'),
    ...['box', 'flex', 'grid', 'heading'].map((part) => join(packages, '@chakra-ui/react/dist/esm/components', part)),
  ]);
  const effective = new Set<RegExp>();
  return {
    name: 'unused-parts',
    apply: 'build',
    transform(code, id) {
      const [file, change] = changes.find(([pattern]) => pattern.test(id)) ?? [];
      if (!file || !change) return null;
      const changed = change(code, words);
      if (changed === code) return null;
      effective.add(file);
      return changed;
    },
    buildEnd(error) {
      const idle = error ? undefined : changes.find(([file]) => !effective.has(file))?.[0];
      if (idle) throw new Error(`Nothing is left out of ${String(idle)}: the package looks different now`);
    },
  };
}
