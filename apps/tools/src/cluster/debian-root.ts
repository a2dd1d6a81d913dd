import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotOnThisMachine } from '../clear-fault.js';
import { unpackedRoot } from '../services/unpacked-root.js';

const suite = 'testing';
const basis = ['base-files', 'coreutils', 'dash', 'libc-bin', 'tzdata'];
const database = ['postgresql-18', 'postgresql-client-18', 'patroni', 'python3-etcd', 'etcd-server'];
const packages = [...basis, ...database, 'pgbackrest', 'haproxy', 'pgbouncer', 'valkey-server', 'valkey-tools'];

/** How each says its version. Seen at work together: Postgres 18.6, Patroni 4.1, etcd 3.5, pgBackRest 2.60, PgBouncer 1.26, HAProxy 3.2, Valkey 9. */
const programs: Readonly<Record<string, readonly string[]>> = {
  Postgres: ['/usr/lib/postgresql/18/bin/postgres', '--version'],
  Patroni: ['/usr/bin/patroni', '--version'],
  etcd: ['/usr/bin/etcd', '--version'],
  pgBackRest: ['/usr/bin/pgbackrest', 'version'],
  PgBouncer: ['/usr/sbin/pgbouncer', '--version'],
  HAProxy: ['/usr/sbin/haproxy', '-v'],
  Valkey: ['/usr/bin/valkey-server', '--version'],
};

/** Who all programs run as. */
export const user = { uid: 999, gid: 999 };
const etcFiles = {
  passwd: `root:x:0:0:root:/root:/bin/sh\npostgres:x:${user.uid}:${user.gid}::/var/lib/postgresql:/bin/sh\n`,
  group: `root:x:0:\npostgres:x:${user.gid}:\n`,
};

/** A folder with the programs of a cluster and all that they need. */
export async function debianRoot(log: (line: string) => void): Promise<string> {
  const folder = await unpackedRoot(
    {
      name: 'cluster',
      sources: [`deb http://deb.debian.org/debian ${suite} main`],
      packages,
      complete: layEtc,
      fetching: `Fetching Postgres, Patroni, etcd, pgBackRest, PgBouncer, HAProxy and Valkey: packages of Debian ${suite}, unpacked without installing them`,
      missing: `The programs of a cluster could not be fetched: they come from Debian ${suite}, by apt-get and dpkg of this machine.`,
    },
    log,
  );
  log(versionsIn(folder));
  return folder;
}

function layEtc(folder: string): void {
  for (const [name, text] of Object.entries(etcFiles)) writeFileSync(join(folder, 'etc', name), text);
  rmSync(join(folder, 'etc', 'pgbackrest.conf'));
  symlinkSync('second-spring/pgbackrest.conf', join(folder, 'etc', 'pgbackrest.conf'));
}

function versionsIn(folder: string): string {
  return Object.entries(programs)
    .map(([name, command]) => {
      const { stdout } = spawnSync('chroot', [folder, ...command], { encoding: 'utf8' });
      const [version] = /\d+\.\d+(\.\d+)?/.exec(stdout ?? '') ?? [];
      if (!version) throw new NotOnThisMachine(`${name} does not run in ${folder}. Remove that folder to fetch it anew.`);
      return `${name} ${version}`;
    })
    .join(', ');
}
