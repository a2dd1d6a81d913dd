import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { featureLibraries, technicalLibraries } from '#config';
import { projectRoot } from '../project.js';

const file = join(projectRoot, 'CONTRIBUTING.md');
const place = /(<!-- picture: node apps\/tools\/run\.mjs picture -->\n)[\s\S]*?(\n<!-- end of the picture -->)/;

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Draws, into CONTRIBUTING.md, which feature imports which. */
export async function writeHousePicture(): Promise<void> {
  await writeFile(file, await drawn());
}

/** A fault when the committed picture is not that of the imports of now. */
export async function staleHousePicture(): Promise<string | undefined> {
  const committed = await readFile(file, 'utf8');
  return committed === (await drawn()) ? undefined : 'the picture in CONTRIBUTING.md is stale: node apps/tools/run.mjs picture';
}

async function drawn(): Promise<string> {
  const text = await readFile(file, 'utf8');
  if (!place.test(text)) throw new Error('CONTRIBUTING.md has no place for the picture');
  return text.replace(
    place,
    (_, before: string, after: string) => `${before}\n\`\`\`mermaid\n${diagramOf(featureImports())}\n\`\`\`\n${after}`,
  );
}

/** A Mermaid flowchart, which GitHub and GitLab draw: an arrow leads to what is imported; one that follows from two others is left out. */
export function diagramOf(imports: Imports): string {
  const features = [...imports.keys()];
  const arrows = features.flatMap((name) => nearest(name, imports).map((other) => `  ${name} --> ${other}`));
  const doors = ['api', 'worker', 'tools'].map((app) => `  ${app}([apps/${app}]) --> features`);
  const technical = `  features --> technical["${technicalLibraries.join(' · ')}"]`;
  return [
    'flowchart LR',
    ...doors,
    '  frontend([frontend/member, frontend/admin]) --> contracts["contracts, contracts-admin"]',
    '  subgraph features',
    '  direction RL',
    ...arrows.map((arrow) => `  ${arrow}`),
    '  end',
    technical,
  ].join('\n');
}

/** What `name` imports, but for what it reaches through another import too. */
function nearest(name: string, imports: Imports): string[] {
  const direct = [...(imports.get(name) ?? [])];
  const isReached = (other: string) => direct.some((via) => via !== other && reaches(via, other, imports));
  return direct.filter((other) => !isReached(other)).sort();
}

function reaches(from: string, to: string, imports: Imports): boolean {
  return [...(imports.get(from) ?? [])].some((next) => next === to || reaches(next, to, imports));
}

function featureImports(): Imports {
  return new Map(featureLibraries.map((name) => [name, importsOf(name)]));
}

function importsOf(name: string): ReadonlySet<string> {
  const folder = join(projectRoot, 'libs', name, 'src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/spec\.ts$|\.fixture\.ts$/.test(path),
  );
  const named = sources.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/from '#([\w-]+)'/g)].map(([, other = '']) => other),
  );
  return new Set(named.filter((other) => other !== name && featureLibraries.includes(other)));
}
