import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { currentEnvironment } from '#config';
import { projectRoot } from './project.js';

/** Runs `npm test` on journeys with these settings besides, and ends as that does; a journey that fails shows how far it came. */
export async function playJourneys(args: readonly string[], settings: Readonly<Record<string, string>>): Promise<void> {
  const followParent = new URL('start/follow-parent.js', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', followParent, join(projectRoot, 'apps/tools/run.mjs'), 'test', ...args], {
    env: { ...currentEnvironment(), ...settings },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill(signal));
  await once(child, 'exit');
  process.exitCode = child.exitCode ?? 130;
}
