import { faceOf, targetsOf, type ModuleFace } from './imports.js';
import { isUnderRoots, sizeOf } from './test-files.js';

/** The sources of the project: their text by their path from its root. */
export type Sources = ReadonlyMap<string, string>;

/** The tests that a change can reach, each with the reason, the nearest first; `everything` when it can reach all. */
export type Reach = { readonly everything: string } | { readonly tests: ReadonlyMap<string, string> };

/** What all tests run on. */
const ground =
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|jest\.config\.mjs|apps\/tools\/(jest|packages|src\/(test|start|services))\/|libs\/(testing|testing-product|config|database)\/)/;
/** They put parts together and bring all of them to each test that asks for one: a change does not spread through them. */
const gatherers = /^(libs\/(testing|testing-product|features)\/|.*\.module\.ts$|frontend\/member\/src\/app\/)/;

/**
 * Follows a change along the names that are imported to the specs. Types are followed by the compiler. Journeys and specs of HTTP import nothing of
 * what they test: they are reached when they name the library, the address or the words of a part that changed.
 */
export function testsReachedBy(changed: readonly string[], sources: Sources): Reach {
  const base = changed.find((file) => ground.test(file));
  if (base) return { everything: base };
  const importers = importersIn(sources);
  const near = changed.flatMap((file) => {
    const reached = [...closure(file, importers)].filter((path) => sizeOf(path) !== undefined);
    return reached.map((path, distance) => ({ path, reason: `imports ${file}`, distance: isBeside(path, file) ? 0 : distance + 1 }));
  });
  const far = changed.flatMap((file) => {
    const names = namesOf(file);
    if (!names) return [];
    return [...sources]
      .filter(([path]) => sizeOf(path) !== undefined)
      .map(([path, text]) => ({ path, reason: `speaks of ${file}`, times: text.match(names)?.length ?? 0 }))
      .filter(({ times }) => times > 0);
  });
  near.sort((one, other) => one.distance - other.distance);
  far.sort((one, other) => other.times - one.times);
  // What stands beside the change comes first, whichever way it is reached.
  const beside = far.filter(({ path }) => changed.some((file) => isBeside(path, file)));
  const tests = new Map<string, string>();
  for (const { path, reason } of [...near.filter(({ distance }) => distance === 0), ...beside, ...near, ...far])
    if (!tests.has(path)) tests.set(path, reason);
  return { tests };
}

/** In the same library, or the same part of a frontend. */
const isBeside = (test: string, file: string): boolean =>
  test.startsWith(
    `${file
      .split('/')
      .slice(0, file.startsWith('libs/') ? 2 : 5)
      .join('/')}/`,
  );

/** Nearest first. */
function closure(file: string, importers: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set([file]);
  for (const path of reached) {
    if (path !== file && gatherers.test(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return reached;
}

/** Who imports something that a file declares, by the path of that file; what passes names on is passed by. */
function importersIn(sources: Sources): Map<string, Set<string>> {
  const faces = new Map([...sources].map(([path, text]) => [path, faceOf(path, text)]));
  const importers = new Map<string, Set<string>>();
  for (const [path, { imports }] of faces) {
    for (const { specifier, names } of imports) {
      const target = targetsOf(specifier, path).find((candidate) => sources.has(candidate));
      if (!target) continue;
      const origins = names === 'all' ? wholeOf(target, faces) : names.map((name) => originOf(name, target, faces) ?? target);
      for (const origin of origins) importers.set(origin, (importers.get(origin) ?? new Set()).add(path));
    }
  }
  return importers;
}

type Faces = ReadonlyMap<string, ModuleFace>;

/** The file that declares what another exports under a name; undefined when that is not to be seen. */
function originOf(name: string, path: string, faces: Faces): string | undefined {
  const face = faces.get(path);
  if (!face || face.declares.has(name)) return face && path;
  for (const passed of face.passesOn.filter((candidate) => candidate.name === name || candidate.name === '*')) {
    const target = targetsOf(passed.specifier, path).find((candidate) => faces.has(candidate));
    const origin =
      target &&
      (passed.origin === '*' && passed.name === name ? target : originOf(passed.name === '*' ? name : passed.origin, target, faces));
    if (origin) return origin;
  }
  return undefined;
}

/** A file and all whose names it passes on. */
function wholeOf(path: string, faces: Faces): Set<string> {
  const whole = new Set([path]);
  for (const part of whole) {
    for (const { specifier } of faces.get(part)?.passesOn ?? []) {
      const target = targetsOf(specifier, part).find((candidate) => faces.has(candidate));
      if (target) whole.add(target);
    }
  }
  return whole;
}

/** How tests that come from outside speak of the part that a file belongs to. */
function namesOf(file: string): RegExp | undefined {
  const [, library] = /^libs\/([^/]+)\/src\//.exec(file) ?? [];
  if (library) return new RegExp(`/api/${library}\\b|(?<![\\w/.-])${library}\\.[a-z_]+`, 'g');
  const [, feature] = /^frontend\/(?:member\/src\/features|admin\/src)\/([^/]+)\//.exec(file) ?? [];
  if (feature) return new RegExp(`['"\`]/(?:admin/)?${feature}\\b|\\b${feature}:[a-z]`, 'g');
  const [, route] = /^frontend\/member\/src\/app\/routes\/([^/]+)\.tsx$/.exec(file) ?? [];
  if (route) return new RegExp(`['"\`]/${route}\\b`, 'g');
  const [, words] = /^frontend\/member\/src\/locales\/[^/]+\/([^/]+)\.json$/.exec(file) ?? [];
  // Checks of all languages read the folder; journeys name the words that they look for.
  return words === undefined ? undefined : new RegExp(`/locales/|\\b${words}:[a-z]`, 'g');
}

/** Whether a file may be part of the graph. */
export const isSource = (file: string): boolean => isUnderRoots(file) && /\.(tsx?|json)$/.test(file) && !file.includes('node_modules');
