import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project.js';

const publicNames = new Set(readdirSync(join(projectRoot, 'frontend', 'member', 'public')));

/** The back office, but for the queues, which the API shows. */
export const isOfAdmin = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname) && !/^\/admin\/queues(\/|$)/.test(pathname);

/** What Vite serves to the pages of members: sources, packages, its own files, and the public folder. No page begins so. */
export const isOfMemberSources = (pathname: string): boolean => {
  const [, first = ''] = pathname.split('/');
  return first.startsWith('@') || first === 'src' || first === 'node_modules' || publicNames.has(first);
};
