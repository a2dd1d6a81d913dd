import { randomBytes } from 'node:crypto';

const subnet = '10.58.0';
const s3Region = 'eu-central-1';
export const gateway = `${subnet}.1`;
const addresses = {
  db1: `${subnet}.11`,
  db2: `${subnet}.12`,
  db3: `${subnet}.13`,
  door: `${subnet}.21`,
  kv1: `${subnet}.31`,
  kv2: `${subnet}.32`,
  bk1: `${subnet}.41`,
  st1: `${subnet}.51`,
  st2: `${subnet}.52`,
  st3: `${subnet}.53`,
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
  'S3_SECRET_KEY',
  'SWIFT_HASH_PREFIX',
  'SWIFT_HASH_SUFFIX',
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

/** What a database host is set to, so that its etcd joins those that are there already. */
export const joiningEtcd = (names: readonly HostName[]) => ({ ETCD_STATE: 'existing', ETCD_MEMBERS: etcdMembers(names) });

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
  files: ['cluster/etcd.yml', 'cluster/patroni.yml', 'cluster/pgbackrest.conf', 'cluster/etcd-elsewhere.sh', 'postgres-roles.sh'],
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

const swiftPrograms = ['account-server', 'container-server', 'object-server'].flatMap((server) => {
  const kind = server.replace('-server', '');
  const daemons =
    { account: ['replicator'], container: ['replicator', 'updater'], object: ['replicator', 'updater', 'auditor'] }[kind] ?? [];
  return [server, ...daemons.map((daemon) => `${kind}-${daemon}`)].map((name) => ({ name, file: `${server}.conf` }));
});

/** All programs of a storage host share its disk. */
const storageDisk = { data: '/srv/node', dataOf: 'node' };

const storageHost = {
  files: [...new Set(swiftPrograms.map(({ file }) => `cluster/swift/${file}`)), 'cluster/swift/swift.conf', 'cluster/swift/rsyncd.conf'],
  programs: [
    ...swiftPrograms.map(({ name, file }) => ({ name, command: [`/usr/bin/swift-${name}`, setting(file), '-v'], ...storageDisk })),
    { name: 'rsync', command: ['/usr/bin/rsync', '--daemon', '--no-detach', '--config', setting('rsyncd.conf')], ...storageDisk },
  ],
};

/** Beside the other doors of a host of API and workers. */
const storageDoor = {
  files: ['cluster/swift/proxy-server.conf', 'cluster/swift/swift.conf'],
  programs: [
    { name: 'memcached', command: ['/usr/bin/memcached', '-l', addresses.door, '-m', '64'] },
    { name: 'swift-proxy', command: ['/usr/bin/swift-proxy-server', setting('proxy-server.conf'), '-v'] },
  ],
};

/** `databases`: Postgres, Valkey and their backups. `storage`: the object store. */
export type ClusterPart = 'databases' | 'storage';
export const allParts: readonly ClusterPart[] = ['databases', 'storage'];

/** Which host has which programs, and what is filled into their files. One door stands for those that each host of API and workers has. */
export function planCluster(secrets: ClusterSecrets, parts: readonly ClusterPart[]): HostPlan[] {
  const shared = {
    ...secrets,
    ...Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name.toUpperCase(), address])),
    NETWORK: `${subnet}.0/24`,
    ETCD_MEMBERS: etcdMembers(['db1', 'db2', 'db3']),
    ETCD_STATE: 'new',
    ETCD_ALONE: 'false',
    SYNCHRONOUS_MODE: 'quorum',
    BOOTSTRAP_METHOD: 'initdb',
    RESTORE_TO: '',
    SHARED_BUFFERS: '128MB',
    // A frozen Patroni must not end the machine that all of them share here.
    WATCHDOG: 'off',
    MOUNT_CHECK: 'false',
    S3_REGION: s3Region,
  };
  return (Object.keys(addresses) as HostName[]).flatMap((name) => {
    const asked = parts.flatMap((part) => kindsOf(name, secrets)[part] ?? []);
    if (asked.length === 0) return [];
    const own = { NAME: name, ADDRESS: addresses[name], REPLICA_OF: name === 'kv2' ? `replicaof ${addresses.kv1} 6379` : '' };
    return { name, address: addresses[name], values: { ...shared, ...own }, ...joined(asked) };
  });
}

/** As etcd itself lists them. */
export const etcdMembers = (names: readonly HostName[]): string => names.map((name) => `${name}=http://${addresses[name]}:2380`).join(',');

/** By these names the parts of the backups know each other. */
export const hostsFile = (plans: readonly HostPlan[]): string =>
  ['127.0.0.1 localhost', ...plans.map(({ name, address }) => `${address} ${name}`), ''].join('\n');

type HostKind = Pick<HostPlan, 'files' | 'programs'>;

/** What a host does for each part. */
function kindsOf(name: HostName, secrets: ClusterSecrets): Partial<Record<ClusterPart, HostKind>> {
  if (name === 'door') return { databases: doorHost, storage: storageDoor };
  if (name.startsWith('st')) return { storage: storageHost };
  if (name === 'bk1') return { databases: backupHost };
  return { databases: name.startsWith('kv') ? valkeyHost : databaseHost(secrets) };
}

const joined = (kinds: readonly HostKind[]): HostKind => ({
  files: kinds.flatMap(({ files }) => files),
  programs: kinds.flatMap(({ programs }) => programs),
});

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

/** Where the product finds the object store. */
export const storeSettingsFor = (secrets: ClusterSecrets) => ({
  S3_BUCKET: 'photos',
  S3_ENDPOINT: `http://${addresses.door}:8085`,
  S3_REGION: s3Region,
  S3_ACCESS_KEY: 'photos:product',
  S3_SECRET_KEY: secrets.S3_SECRET_KEY,
  S3_CHECKSUMS: 'crc32',
  PHOTO_BYTES: 'proxy',
});
export type StoreSettings = ReturnType<typeof storeSettingsFor>;
