import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { infoPages } from '#contracts';
import { projectRoot } from '../project.js';

const read = (file: string): string => readFileSync(join(projectRoot, 'frontend/member/src/app', file), 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, path = '']) => path);

/** Every path of the route table of the member app, with a leading slash: what a crawler must have opened. */
export function routePaths(): readonly string[] {
  const named = found(read('routes.tsx'), /\bscreen\(\s*'([^']+)'/g).map((path) => (path.startsWith('/') ? path : `/${path}`));
  const settings = found(read('settings-tabs.ts'), /\bpath: '([^']+)'/g);
  return [...named, ...infoPages.map((page) => `/pages/${page}`), ...settings];
}
