import { randomBytes } from 'node:crypto';

const subnet = '10.58.0';
export const gateway = `${subnet}.1`;
const addresses = {
  db1: `${subnet}.11`,
  db2: `${subnet}.12`,
  db3: `${subnet}.13`,
  door: `${subnet}.21`,
  kv1: `${subnet}.31`,
  kv2: `${subnet}.32`,
  bk1: `${subnet}.41`,
} as const;
export type HostName = keyof typeof addresses;

const secretNames = [
  'POSTGRES_PASSWORD',
  'REPLICATION_PASSWORD',
  'REWIND_PASSWORD',
  'OWNER_DATABASE_PASSWORD',
  'APP_DATABASE_PASSWORD',
  'POOLER_PASSWORD',
  'PATRONI_PASSWORD',
  'VALKEY_PASSWORD',
  'BACKUP_CIPHER_PASS',
] as const;
export type ClusterSecrets = Readonly<Record<(typeof secretNames)[number], string>>;

export const makeClusterSecrets = (): ClusterSecrets =>
  Object.fromEntries(secretNames.map((name) => [name, randomBytes(24).toString('hex')])) as ClusterSecrets;

export interface ProgramPlan {
  readonly name: string;
  readonly command: readonly string[];
  /** Where it keeps what it must not lose. */
  readonly data?: string;
  /** The program whose data it shares. */
  readonly dataOf?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface HostPlan {
  readonly name: HostName;
  readonly address: string;
  /** Files of `deploy` that lie in its `settingsFolder`. */
  readonly files: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly programs: readonly ProgramPlan[];
}

/** What a database host is set to, so that its first member restores the repository: to the end of the log, or to a moment in UTC. */
export const restoringTo = (moment?: string) => ({
  BOOTSTRAP_METHOD: 'pgbackrest',
  RESTORE_TO: moment === undefined ? '' : `--type=time --target='${moment}' --target-action=promote`,
});

/** As in production. */
export const settingsFolder = '/etc/second-spring';
const setting = (file: string) => `${settingsFolder}/${file}`;

const pgbackrest = '/usr/bin/pgbackrest';

const sentinel: ProgramPlan = {
  name: 'sentinel',
  command: ['/usr/bin/valkey-server', setting('sentinel.conf'), '--sentinel'],
  data: '/var/lib/sentinel',
};

const databaseHost = (secrets: ClusterSecrets) => ({
  files: ['cluster/etcd.yml', 'cluster/patroni.yml', 'cluster/pgbackrest.conf', 'postgres-roles.sh'],
  programs: [
    { name: 'etcd', command: ['/usr/bin/etcd', '--config-file', setting('etcd.yml')], data: '/var/lib/etcd' },
    {
      name: 'patroni',
      command: ['/usr/bin/patroni', setting('patroni.yml')],
      data: '/var/lib/postgresql',
      env: {
        POSTGRES_USER: 'postgres',
        PGHOST: '/run/postgresql',
        OWNER_DATABASE_PASSWORD: secrets.OWNER_DATABASE_PASSWORD,
        APP_DATABASE_PASSWORD: secrets.APP_DATABASE_PASSWORD,
      },
    },
    { name: 'pgbackrest', command: [pgbackrest, 'server'], data: '/var/lib/postgresql', dataOf: 'patroni' },
  ],
});

const backupHost = {
  files: ['cluster/repository/pgbackrest.conf'],
  programs: [{ name: 'pgbackrest', command: [pgbackrest, 'server'], data: '/var/lib/pgbackrest' }],
};

const doorHost = {
  files: ['cluster/haproxy.cfg', 'cluster/pgbouncer.ini', 'cluster/userlist.txt', 'cluster/sentinel.conf'],
  programs: [
    { name: 'haproxy', command: ['/usr/sbin/haproxy', '-db', '-f', setting('haproxy.cfg')] },
    { name: 'pgbouncer', command: ['/usr/sbin/pgbouncer', setting('pgbouncer.ini')] },
    sentinel,
  ],
};

const valkeyHost = {
  files: ['cluster/valkey.conf', 'cluster/sentinel.conf'],
  programs: [{ name: 'valkey', command: ['/usr/bin/valkey-server', setting('valkey.conf')], data: '/var/lib/valkey' }, sentinel],
};

/** Which host has which programs, and what is filled into their files. One door stands for those that each host of API and workers has. */
export function planCluster(secrets: ClusterSecrets): HostPlan[] {
  const shared = {
    ...secrets,
    ...Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name.toUpperCase(), address])),
    NETWORK: `${subnet}.0/24`,
    ETCD_STATE: 'new',
    SYNCHRONOUS_MODE: 'quorum',
    BOOTSTRAP_METHOD: 'initdb',
    RESTORE_TO: '',
    SHARED_BUFFERS: '128MB',
    // A frozen Patroni must not end the machine that all of them share here.
    WATCHDOG: 'off',
  };
  return (Object.keys(addresses) as HostName[]).map((name) => {
    const own = { NAME: name, ADDRESS: addresses[name], REPLICA_OF: name === 'kv2' ? `replicaof ${addresses.kv1} 6379` : '' };
    return { name, address: addresses[name], values: { ...shared, ...own }, ...kindOf(name, secrets) };
  });
}

/** By these names the parts of the backups know each other. */
export const hostsFile = (plans: readonly HostPlan[]): string =>
  ['127.0.0.1 localhost', ...plans.map(({ name, address }) => `${address} ${name}`), ''].join('\n');

function kindOf(name: HostName, secrets: ClusterSecrets): Pick<HostPlan, 'files' | 'programs'> {
  if (name === 'door') return doorHost;
  if (name === 'bk1') return backupHost;
  return name.startsWith('kv') ? valkeyHost : databaseHost(secrets);
}

/** Where the product finds the parts. */
export function addressesFor(secrets: ClusterSecrets) {
  const app = (role: string, database: string) => `postgres://${role}:${secrets.APP_DATABASE_PASSWORD}@${addresses.door}:6432/${database}`;
  const sentinels = [addresses.kv1, addresses.kv2, addresses.door].map((address) => `${address}:26379`);
  return {
    apiUrl: app('app_api', 'second_spring'),
    workerUrl: app('app_worker', 'second_spring'),
    apiReadUrl: app('app_api', 'second_spring_read'),
    workerReadUrl: app('app_worker', 'second_spring_read'),
    ownerUrl: `postgres://owner:${secrets.OWNER_DATABASE_PASSWORD}@${addresses.door}:5000/second_spring`,
    redisUrl: `redis+sentinel://:${secrets.VALKEY_PASSWORD}@${sentinels.join(',')}/jobs`,
  };
}
export type ClusterAddresses = ReturnType<typeof addressesFor>;

/** What makes a start use the cluster, and none of its own services. Jobs, commands and the seed are the worker's. */
export const settingsFor = ({ workerUrl, workerReadUrl, ownerUrl, redisUrl }: ClusterAddresses) => ({
  DATABASE_URL: workerUrl,
  DATABASE_READ_URL: workerReadUrl,
  DATABASE_OWNER_URL: ownerUrl,
  REDIS_URL: redisUrl,
});
