import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alarmRules } from '#operations';
import { projectRoot } from '../project.js';

const file = join(projectRoot, 'deploy/alerts.yml');

/** Writes the rules for Prometheus from the table of alarms. */
export async function writeAlertRules(): Promise<void> {
  await writeFile(file, alarmRules());
}

/** A fault when the committed file is not what libs/operations would write now. */
export async function staleAlertRules(): Promise<string | undefined> {
  const committed = await readFile(file, 'utf8').catch(() => '');
  return committed === alarmRules() ? undefined : 'deploy/alerts.yml is stale: node apps/tools/run.mjs alerts';
}
