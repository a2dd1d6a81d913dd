import { chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { asSuperuser, type PostgresOptions } from './postgres.js';
import { giveTo, unprivilegedUser } from './unprivileged.js';

/** What belongs to the running server alone. */
const ofTheServer = new Set(['postmaster.pid', 'postmaster.opts']);

/** Makes the folder of a replica of a running Postgres: a copy that `launchPostgres` starts, which then follows. */
export async function prepareReplica(primary: PostgresOptions, replica: PostgresOptions): Promise<void> {
  const [from, to] = [join(primary.folder, 'data'), join(replica.folder, 'data')];
  const user = unprivilegedUser();
  rmSync(to, { recursive: true, force: true });
  mkdirSync(replica.folder, { recursive: true, mode: 0o755 });
  giveTo(user, replica.folder);
  const label = await asSuperuser(primary, async (client) => {
    // Both in one session: what the server writes meanwhile is replayed from the log.
    await client.query(`select pg_backup_start('replica', true)`);
    cpSync(from, to, { recursive: true, filter: (path) => !ofTheServer.has(path.slice(from.length + 1)) });
    const { rows } = await client.query<{ labelfile: string }>(`select labelfile from pg_backup_stop(false)`);
    return rows[0]?.labelfile ?? '';
  });
  writeFileSync(join(to, 'backup_label'), label);
  writeFileSync(join(to, 'standby.signal'), '');
  const where = `host=127.0.0.1 port=${primary.port} user=postgres password=${primary.password}`;
  appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${where}'\n`);
  if (user)
    for (const path of ['.', ...readdirSync(to, { recursive: true, encoding: 'utf8' })]) chownSync(join(to, path), user.uid, user.gid);
}
