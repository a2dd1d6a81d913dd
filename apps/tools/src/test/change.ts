import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { isSource, testsReachedBy, type Reach } from './reach.js';
import { roots } from './test-files.js';

/** The tests that what differs from where this branch left main can reach, committed or not; on main itself, what is not committed. */
export function testsOfChange(): { readonly changed: readonly string[]; readonly reach: Reach } {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  const paths = roots.flatMap((root) =>
    readdirSync(join(projectRoot, root), { recursive: true, encoding: 'utf8' })
      .map((file) => `${root}/${file}`)
      .filter(isSource),
  );
  const sources = new Map(paths.map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));
  return { changed, reach: testsReachedBy(changed, sources) };
}

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean);
