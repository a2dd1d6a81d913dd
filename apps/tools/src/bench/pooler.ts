import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { debianRoot, user } from '../cluster/debian-root.js';
import { fillTemplate } from '../cluster/fill-template.js';
import { projectRoot } from '../project.js';
import { freePort } from '../services/ports.js';
import { withClient } from '../with-client.js';

const host = '127.0.0.1';
const START_MS = 10_000;
/** To Postgres, for all who ask. */
export const SERVER_CONNECTIONS = 10;

/** PgBouncer in front of a database of this machine, set as `deploy/cluster` says but for the addresses and its ten connections. */
export class Pooler {
  private constructor(
    /** As the role that the address names. */
    readonly urlOf: (databaseUrl: string) => string,
    readonly stop: () => Promise<void>,
  ) {}

  static async before(databaseUrl: string): Promise<Pooler> {
    const root = await debianRoot((line) => console.log(`  ${line}`));
    const database = new URL(databaseUrl);
    const port = await freePort();
    const folder = mkdtempSync(join(root, 'tmp', 'pooler-'));
    const inRoot = join('/tmp', basename(folder));
    const values = { ADDRESS: host, APP_DATABASE_PASSWORD: decodeURIComponent(database.password), POOLER_PASSWORD: 'unused' };
    const production = (file: string) => fillTemplate(readFileSync(join(projectRoot, 'deploy', 'cluster', file), 'utf8'), values);
    const settings = production('pgbouncer.ini')
      .replaceAll(/port=500[01]/g, `port=${database.port}`)
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('/etc/second-spring', inRoot)
      .replace(/default_pool_size = \d+/, `default_pool_size = ${SERVER_CONNECTIONS}`);
    writeFileSync(join(folder, 'pgbouncer.ini'), settings);
    writeFileSync(join(folder, 'userlist.txt'), production('userlist.txt'), { mode: 0o600 });
    for (const path of ['', 'pgbouncer.ini', 'userlist.txt']) chownSync(join(folder, path), user.uid, user.gid);
    const args = [`--userspec=${user.uid}:${user.gid}`, root, '/usr/sbin/pgbouncer', join(inRoot, 'pgbouncer.ini')];
    const child = spawn('chroot', args, { stdio: 'ignore' });
    const stop = async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    };
    const urlOf = (text: string) => {
      const url = new URL(text);
      [url.hostname, url.port] = [host, String(port)];
      return url.href;
    };
    for (const endsAt = performance.now() + START_MS; performance.now() < endsAt; await sleep(100)) {
      const answers = await withClient(urlOf(databaseUrl), (client) => client.query('select 1')).catch(() => undefined);
      if (answers) return new Pooler(urlOf, stop);
    }
    await stop();
    throw new Error('PgBouncer does not answer');
  }
}
