import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMembers } from '../../import/made-members.js';
import { projectRoot } from '../../project.js';
import type { Figure } from '../figure.js';
import { ratioOf, worstOf } from '../pairs.js';
import { mbOf, rssOf } from '../processes.js';
import { environmentOf } from '../product-config.js';
import type { Stage } from '../stage.js';

const COMMUNITY = 2_300;
const IMPORTED = 100_000;
const MOST_SECONDS = 600;
const MOST_MB = 500;
const LOOK_EVERY_MS = 500;

/** RI: the import of another product's members, by the command that an owner runs, beside a running product; and what its process holds at most. */
export const importTime: Figure = {
  key: 'RI',
  title: `import of ${IMPORTED.toLocaleString('en')} members, a third of them with passwords to wrap / ${MOST_SECONDS} s, and / ${MOST_MB} MB`,
  accepted: '<= 1 of both',
  async measure({ open }) {
    const stage = await open({ members: COMMUNITY });
    const file = join(mkdtempSync(join(tmpdir(), 'import-')), 'members.jsonl');
    await writeMembers(file, IMPORTED);
    const command = (...args: readonly string[]) => run(stage, args);
    const startedAt = performance.now();
    const most = await command('run', file, '--site', 'localhost');
    const seconds = (performance.now() - startedAt) / 1_000;
    await command('undo');
    return worstOf({ seconds: ratioOf([[seconds, MOST_SECONDS]]), MB: ratioOf([[mbOf(most), MOST_MB]]) });
  },
};

/** Runs the command in a process of its own, and answers the most that it held. */
async function run(stage: Stage, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/apps/tools/src/manage.js'), 'import', ...args], {
    stdio: 'inherit',
    env: environmentOf(stage),
  });
  const most = watch(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  return most();
}

function watch(child: ChildProcess): () => number {
  let most = 0;
  const timer = setInterval(() => {
    try {
      most = Math.max(most, rssOf(child.pid ?? 0) || 0);
    } catch {
      // It ended just now.
    }
  }, LOOK_EVERY_MS);
  child.once('exit', () => clearInterval(timer));
  return () => most;
}
