import { dirname, join } from 'node:path';
import { parseSync, type EcmaScriptModule, type StaticImportEntry } from 'oxc-parser';

/** What one statement takes from another module; what is there for its types alone is left out. */
export interface Import {
  /** As it is written there. */
  readonly specifier: string;
  /** The names that the other module exports; `all` where they are not told. */
  readonly names: readonly string[] | 'all';
}

/** A name that a module passes on from another; `*` stands for all that the other exports. */
export interface PassedOn {
  readonly name: string;
  readonly specifier: string;
  /** What it is called there. */
  readonly origin: string;
}

export interface ModuleFace {
  readonly imports: readonly Import[];
  readonly passesOn: readonly PassedOn[];
  /** Names that it declares itself and exports. */
  readonly declares: ReadonlySet<string>;
}

const nameless = 'default';

/** How a module stands among others. A file that is no module has an empty face. */
export function faceOf(path: string, text: string): ModuleFace {
  if (!/\.[mc]?tsx?$|\.mjs$/.test(path)) return { imports: [], passesOn: [], declares: new Set() };
  const { module } = parseSync(path, text);
  const entries = module.staticExports.flatMap(({ entries: own }) => own).filter(({ isType }) => !isType);
  return {
    imports: [...staticImports(module), ...dynamicImports(module, text)],
    passesOn: entries.flatMap(({ moduleRequest, importName, exportName }) => {
      if (!moduleRequest) return [];
      return [{ name: exportName.name ?? '*', specifier: moduleRequest.value, origin: importName.name ?? '*' }];
    }),
    declares: new Set(entries.flatMap(({ moduleRequest, exportName }) => (moduleRequest ? [] : [exportName.name ?? nameless]))),
  };
}

function staticImports({ staticImports: statements }: EcmaScriptModule): Import[] {
  return statements.flatMap(({ moduleRequest, entries }): Import[] => {
    const used = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && used.length === 0) return [];
    const isWhole = used.length === 0 || used.some(isNamespace);
    const names = isWhole ? 'all' : used.map(({ importName }) => importName.name ?? nameless);
    return [{ specifier: moduleRequest.value, names }];
  });
}

/** `* as name` has no name of the other module, and no place where it is written. */
const isNamespace = ({ importName }: StaticImportEntry): boolean => importName.name === null && importName.start === null;

function dynamicImports({ dynamicImports: calls }: EcmaScriptModule, text: string): Import[] {
  return calls.flatMap(({ moduleRequest: { start, end } }): Import[] => {
    const [, specifier] = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end)) ?? [];
    return specifier === undefined ? [] : [{ specifier, names: 'all' }];
  });
}

/** The paths from the root of the project at which the imported file may lie; none for a package. */
export function targetsOf(specifier: string, importer: string): string[] {
  if (specifier === '#kit') return ['frontend/kit/src/index.ts'];
  if (specifier.startsWith('#member/')) return filesAt(`frontend/member/src/${specifier.slice('#member/'.length)}`);
  if (specifier.startsWith('#')) return [`libs/${specifier.slice(1)}/src/index.ts`];
  return specifier.startsWith('.') ? filesAt(join(dirname(importer), specifier)) : [];
}

function filesAt(path: string): string[] {
  const stem = path.replace(/\.js$/, '');
  return [path, `${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`];
}
