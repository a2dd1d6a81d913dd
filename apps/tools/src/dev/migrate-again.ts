import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { hasEnded, spawnNode } from '../services/processes.js';
import type { ServerPlan, Workshop } from '../start/servers.js';

/** Brings the database to changed migrations and SQL functions. False when they fail; the fault is told. */
export async function migrateAgain(plan: ServerPlan, ownerUrl: string, { log, hooksFor, logFolder }: Workshop): Promise<boolean> {
  const program = join(projectRoot, plan.compiled, 'apps', 'tools', 'src', 'migrate.js');
  const env = { ...plan.env, DATABASE_OWNER_URL: ownerUrl };
  const spawned = await spawnNode(['--enable-source-maps', ...plan.nodeOptions, program], join(logFolder, 'migrate.log'), env);
  hooksFor('migration').onSpawn(spawned.pid);
  if (!hasEnded(spawned.child)) await once(spawned.child, 'close');
  if (spawned.child.exitCode === 0) return true;
  log(`\nThe database does not take the change:\n${spawned.lastLines()}\n`);
  return false;
}
