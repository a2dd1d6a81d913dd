import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { api } from './api.js';
import { grafanaJson, type Dashboard } from './dashboard.js';
import { database } from './database.js';
import { mail } from './mail.js';
import { money } from './money.js';
import { queues } from './queues.js';
import { redis } from './redis.js';

export const dashboards: readonly Dashboard[] = [api, queues, money, mail, database, redis];

const folder = join(projectRoot, 'deploy', 'grafana', 'dashboards');
export const fileOf = ({ uid }: Dashboard): string => join(folder, `${uid}.json`);
const textOf = (dashboard: Dashboard): string => `${JSON.stringify(grafanaJson(dashboard), undefined, 2)}\n`;

/** Writes what Grafana shows of the product. */
export async function writeDashboards(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const dashboard of dashboards) await writeFile(fileOf(dashboard), textOf(dashboard));
}

/** A fault when a committed file is not what the tables would write now. */
export async function staleDashboards(): Promise<string | undefined> {
  for (const dashboard of dashboards) {
    const committed = await readFile(fileOf(dashboard), 'utf8').catch(() => '');
    if (committed !== textOf(dashboard))
      return `deploy/grafana/dashboards/${dashboard.uid}.json is stale: node apps/tools/run.mjs dashboards`;
  }
  return undefined;
}
