import { dirname, join } from 'node:path';

/** What the text of a module imports, as it is written there; what is imported for its types alone is among it when `withTypes` says so. */
export function importsIn(text: string, { withTypes }: { readonly withTypes: boolean }): string[] {
  const code = withTypes ? text : text.replaceAll(/\b(?:import|export) type\b[^;]*;/g, '');
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([\w@#./~:-]+)['"]/g)].map(([, specifier = '']) => specifier);
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
