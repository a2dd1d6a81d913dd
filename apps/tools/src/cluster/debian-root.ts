import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotOnThisMachine } from '../clear-fault.js';
import { unpackedRoot } from '../services/unpacked-root.js';

const suite = 'testing';
const basis = ['base-files', 'coreutils', 'dash', 'libc-bin', 'tzdata'];
const database = ['postgresql-18', 'postgresql-client-18', 'patroni', 'python3-etcd', 'etcd-server', 'etcd-client'];
const databases = [...basis, ...database, 'pgbackrest', 'haproxy', 'pgbouncer', 'valkey-server', 'valkey-tools'];
/** Fetched where they are asked for alone. */
const storage = ['python3-swift', 'swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached', 'rsync'];

/** How each says its version. Seen at work together: Postgres 18.6, Patroni 4.1, etcd 3.5, pgBackRest 2.60, PgBouncer 1.26, HAProxy 3.2, Valkey 9, Swift 2.38. */
const programs: Readonly<Record<string, readonly string[]>> = {
  Postgres: ['/usr/lib/postgresql/18/bin/postgres', '--version'],
  Patroni: ['/usr/bin/patroni', '--version'],
  etcd: ['/usr/bin/etcd', '--version'],
  pgBackRest: ['/usr/bin/pgbackrest', 'version'],
  PgBouncer: ['/usr/sbin/pgbouncer', '--version'],
  HAProxy: ['/usr/sbin/haproxy', '-v'],
  Valkey: ['/usr/bin/valkey-server', '--version'],
};
const storagePrograms: typeof programs = {
  Swift: ['/usr/bin/python3', '-c', 'import swift; print(swift.__version__)'],
  memcached: ['/usr/bin/memcached', '--version'],
  rsync: ['/usr/bin/rsync', '--version'],
};

/** Who all programs run as. */
export const user = { uid: 999, gid: 999 };
/** Swift looks for a user of its own. */
const etcFiles = {
  passwd: `root:x:0:0:root:/root:/bin/sh\npostgres:x:${user.uid}:${user.gid}::/var/lib/postgresql:/bin/sh\nswift:x:${user.uid}:${user.gid}::/tmp:/bin/sh\n`,
  group: `root:x:0:\npostgres:x:${user.gid}:\n`,
};

/** A folder with the programs of a cluster and all that they need. */
export async function debianRoot(log: (line: string) => void, hasStorage = false): Promise<string> {
  const names = `Postgres, Patroni, etcd, pgBackRest, PgBouncer, HAProxy and Valkey${hasStorage ? ', and Swift' : ''}`;
  const folder = await unpackedRoot(
    {
      name: 'cluster',
      sources: [`deb http://deb.debian.org/debian ${suite} main`],
      packages: hasStorage ? [...databases, ...storage] : databases,
      complete: (root) => {
        layEtc(root);
        if (hasStorage) translate(root);
      },
      fetching: `Fetching ${names}: packages of Debian ${suite}, unpacked without installing them`,
      missing: `The programs of a cluster could not be fetched: they come from Debian ${suite}, by apt-get and dpkg of this machine.`,
    },
    log,
  );
  log(versionsIn(folder, hasStorage ? { ...programs, ...storagePrograms } : programs));
  return folder;
}

function layEtc(folder: string): void {
  for (const [name, text] of Object.entries(etcFiles)) writeFileSync(join(folder, 'etc', name), text);
  link(folder, 'pgbackrest.conf', 'second-spring/pgbackrest.conf');
  link(folder, 'swift', 'second-spring');
}

/** What an installation does: without it each start of a program of Swift would translate all that it reads. */
function translate(folder: string): void {
  execFileSync('chroot', [folder, '/usr/bin/python3', '-m', 'compileall', '-q', '/usr/lib/python3/dist-packages'], { stdio: 'pipe' });
}

/** Its settings are those of the host. */
function link(folder: string, name: string, target: string): void {
  rmSync(join(folder, 'etc', name), { recursive: true, force: true });
  symlinkSync(target, join(folder, 'etc', name));
}

function versionsIn(folder: string, of: typeof programs): string {
  return Object.entries(of)
    .map(([name, command]) => {
      const { stdout } = spawnSync('chroot', [folder, ...command], { encoding: 'utf8' });
      const [version] = /\d+\.\d+(\.\d+)?/.exec(stdout ?? '') ?? [];
      if (!version) throw new NotOnThisMachine(`${name} does not run in ${folder}. Remove that folder to fetch it anew.`);
      return `${name} ${version}`;
    })
    .join(', ');
}
