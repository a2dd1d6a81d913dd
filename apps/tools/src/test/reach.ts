import { importsIn, targetsOf } from './imports.js';
import { isUnderRoots, sizeOf } from './test-files.js';

/** The sources of the project: their text by their path from its root. */
export type Sources = ReadonlyMap<string, string>;

/** The tests that a change can reach, each with the reason; `everything` when it can reach all. */
export type Reach = { readonly everything: string } | { readonly tests: ReadonlyMap<string, string> };

/** What all tests run on. */
const ground =
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|jest\.config\.mjs|apps\/tools\/(jest|packages|src\/(test|start|services))\/|libs\/(testing|testing-product|config|database)\/)/;
/** These bring all libraries to each test that asks for one: a change does not spread through them. */
const gatherers = /^libs\/(testing|testing-product|features)\//;

/**
 * Follows a change along the imports to the specs. Journeys and specs of HTTP import nothing of what they test: they are reached when they name the
 * library, the address or the words of a part that changed.
 */
export function testsReachedBy(changed: readonly string[], sources: Sources): Reach {
  const base = changed.find((file) => ground.test(file));
  if (base) return { everything: base };
  const tests = new Map<string, string>();
  const importers = importersIn(sources);
  for (const file of changed) {
    for (const reached of closure(file, importers)) if (sizeOf(reached) !== undefined) tests.set(reached, `imports ${file}`);
    const names = namesOf(file);
    for (const [path, text] of sources) {
      if (!tests.has(path) && sizeOf(path) !== undefined && names.some((name) => name.test(text))) tests.set(path, `speaks of ${file}`);
    }
  }
  return { tests };
}

function closure(file: string, importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([file]);
  for (const path of reached) {
    if (gatherers.test(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return reached;
}

/** Who imports a file, by its path. */
function importersIn(sources: Sources): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of sources) {
    for (const specifier of importsIn(text, { withTypes: true })) {
      const target = targetsOf(specifier, path).find((candidate) => sources.has(candidate));
      if (target) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** How tests that come from outside speak of the part that a file belongs to. */
function namesOf(file: string): RegExp[] {
  const [, library] = /^libs\/([^/]+)\/src\//.exec(file) ?? [];
  if (library) return [new RegExp(`/api/${library}\\b|\\b${library}\\.[a-z_]+`)];
  const [, feature] = /^frontend\/(?:member\/src\/features|admin\/src)\/([^/]+)\//.exec(file) ?? [];
  if (feature) return [new RegExp(`['"\`]/(?:admin/)?${feature}\\b|\\b${feature}:[a-z]`)];
  const [, route] = /^frontend\/member\/src\/app\/routes\/([^/]+)\.tsx$/.exec(file) ?? [];
  if (route) return [new RegExp(`['"\`]/${route}\\b`)];
  const [, words] = /^frontend\/member\/src\/locales\/[^/]+\/([^/]+)\.json$/.exec(file) ?? [];
  // Checks of all languages read the folder; journeys name the words that they look for.
  if (words) return [new RegExp(`/locales/|\\b${words}:[a-z]`)];
  return [];
}

/** Whether a file may be part of the graph. */
export const isSource = (file: string): boolean => isUnderRoots(file) && /\.(tsx?|json)$/.test(file) && !file.includes('node_modules');
