import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClearFault, NotOnThisMachine } from '../clear-fault.js';
import { projectRoot } from '../project.js';
import { RunFile } from '../services/run-file.js';
import { withClient } from '../with-client.js';
import { Backups } from './backups.js';
import { certify } from './certificates.js';
import { debianRoot } from './debian-root.js';
import { etcdStatuses, lackingInEtcd } from './etcd.js';
import { Host } from './host.js';
import { clearNetwork, layNetwork } from './network.js';
import { isLeader, isSynchronous, lackingIn, Patroni, type PatroniMember } from './patroni.js';
import { ObjectStorage } from './object-storage.js';
import {
  addressesFor,
  gateway,
  hostsFile,
  makeClusterSecrets,
  planCluster,
  storeSettingsFor,
  type ClusterAddresses,
  type ClusterSecrets,
  type ClusterPart,
} from './plan.js';
import { Sentinels } from './sentinels.js';

const WHOLE_MS = 120_000;
/** A large site may take so long to restore, and to be copied. */
export const RESTORE_MS = 1_800_000;
const LOOK_MS = 250;
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** etcd, Patroni, HAProxy, PgBouncer, Valkey, Sentinels and, where it is asked for, Swift on hosts of their own on this machine, set as `deploy/cluster` says. */
export class Cluster {
  readonly patroni: Patroni;
  readonly sentinels: Sentinels;
  readonly storage: ObjectStorage | undefined;

  private constructor(
    private readonly hosts: readonly Host[],
    private readonly secrets: ClusterSecrets,
    private readonly run: RunFile,
    /** Emptied at each start. */
    readonly folder: string,
  ) {
    this.patroni = new Patroni(this.addressesOf('patroni'), secrets.PATRONI_PASSWORD);
    this.sentinels = new Sentinels(this.addressesOf('sentinel'), secrets.VALKEY_PASSWORD);
    const storageHosts = this.hostsWith('object-server');
    this.storage = storageHosts.length > 0 ? new ObjectStorage(this.host('door'), storageHosts, storeSettingsFor(secrets)) : undefined;
  }

  /** Answers once everything works, and any one host may be lost. */
  static async up(log: (line: string) => void, parts: readonly ClusterPart[] = ['databases']): Promise<Cluster> {
    requireRights();
    const folder = join(projectRoot, '.cache', 'cluster');
    // The namespaces belong to the machine: one cluster at a time, from whatever folder it is started.
    const run = await RunFile.take(join(tmpdir(), 'second-spring-cluster'), 'npm run chaos -- --cluster');
    const root = await debianRoot(log, parts.includes('storage'));
    const secrets = makeClusterSecrets();
    const plans = planCluster(secrets, parts);
    writeFileSync(join(root, 'etc', 'hosts'), hostsFile(plans));
    layNetwork(gateway, plans);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const hosts = plans.map((plan) => new Host(plan, { root, folder, log }));
    certify(hosts, join(folder, 'certificates'));
    const cluster = new Cluster(hosts, secrets, run, folder);
    cluster.storage?.layRings(root);
    const interrupted = () => void cluster.down().finally(() => process.exit(130));
    for (const signal of endings) process.once(signal, interrupted);
    try {
      for (const host of hosts) host.boot();
      await cluster.untilWhole();
      if (parts.includes('databases')) await cluster.backups.begin();
      await cluster.storage?.begin();
      return cluster;
    } catch (error) {
      await cluster.down();
      throw error;
    } finally {
      for (const signal of endings) process.off(signal, interrupted);
    }
  }

  get backups(): Backups {
    return new Backups(this.host('bk1'));
  }

  get addresses(): ClusterAddresses {
    return addressesFor(this.secrets);
  }

  host(name: string): Host {
    const host = this.hosts.find((one) => one.name === name || one.plan.address === name);
    if (!host) throw new Error(`there is no host ${name}`);
    return host;
  }

  leader(): Promise<Host> {
    return this.memberThat(isLeader);
  }

  synchronousStandby(): Promise<Host> {
    return this.memberThat(isSynchronous);
  }

  databases(): Host[] {
    return this.hostsWith('patroni');
  }

  /** As if the power failed everywhere, and came back. */
  async losePower(): Promise<void> {
    await Promise.all(this.hosts.map((host) => host.kill()));
    for (const host of this.hosts) host.boot();
  }

  async followers(): Promise<Host[]> {
    const members = await this.patroni.members();
    return members.filter((member) => !isLeader(member)).map(({ name }) => this.host(name));
  }

  /** Past door and pooler, to the Postgres of one host. */
  asSuperuser({ plan: { address } }: Host, sql: string): Promise<unknown> {
    const url = `postgres://postgres:${this.secrets.POSTGRES_PASSWORD}@${address}:5432/postgres`;
    return withClient(url, (client) => client.query(sql));
  }

  async untilWhole(patienceMs = WHOLE_MS): Promise<void> {
    let lacking: string[] = [];
    for (const endsAt = performance.now() + patienceMs; performance.now() < endsAt; await sleep(LOOK_MS)) {
      lacking = await this.lacking();
      if (lacking.length === 0) return;
    }
    throw new ClearFault(
      `The cluster is not whole after ${patienceMs / 1_000} s; it lacks ${lacking.join(', ')}. What its parts say is in ${this.folder}`,
    );
  }

  /** Until somebody leads, however long it restores. */
  async untilLed(): Promise<void> {
    for (const endsAt = performance.now() + RESTORE_MS; performance.now() < endsAt; await sleep(LOOK_MS))
      if (await this.doorLeads().catch(() => false)) return;
    throw new ClearFault(`Nobody leads the database after ${RESTORE_MS / 1_000} s. What the parts say is in ${this.folder}`);
  }

  async down(): Promise<void> {
    await Promise.all(this.hosts.map((host) => host.kill()));
    clearNetwork();
    await this.run.release();
  }

  private async lacking(): Promise<string[]> {
    return [...(this.databases().length > 0 ? await this.lackingDatabases() : []), ...((await this.storage?.lacking()) ?? [])];
  }

  private async lackingDatabases(): Promise<string[]> {
    const databases = this.addressesOf('patroni');
    const members = await this.patroni.members().catch((): PatroniMember[] => []);
    return [
      ...lackingInEtcd(await etcdStatuses(databases), databases.length),
      ...lackingIn(members, databases.length),
      ...(await this.sentinels.lacking()),
      ...((await this.doorLeads().catch(() => false)) ? [] : ['a way in']),
    ];
  }

  /** To the database by every way, and for who writes to the one that leads. */
  private async doorLeads(): Promise<boolean> {
    const { apiUrl, apiReadUrl, workerUrl, workerReadUrl, ownerUrl } = this.addresses;
    const ask = (url: string) =>
      withClient(url, async (client) => (await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')).rows[0]);
    const writing = await Promise.all([apiUrl, workerUrl, ownerUrl].map(ask));
    await Promise.all([apiReadUrl, workerReadUrl].map(ask));
    return writing.every((answer) => answer?.follows === false);
  }

  private async memberThat(is: (member: PatroniMember) => boolean): Promise<Host> {
    const member = (await this.patroni.members()).find(is);
    if (!member) throw new Error('nobody is that now');
    return this.host(member.name);
  }

  private addressesOf(program: string): string[] {
    return this.hostsWith(program).map(({ plan }) => plan.address);
  }

  private hostsWith(program: string): Host[] {
    return this.hosts.filter(({ plan }) => plan.programs.some(({ name }) => name === program));
  }
}

function requireRights(): void {
  if (process.getuid?.() !== 0)
    throw new NotOnThisMachine('A cluster needs root: its hosts are network namespaces, and its programs run by chroot.');
  for (const command of ['ip', 'chroot', 'mount', 'apt-get', 'dpkg', 'openssl'])
    if (spawnSync('sh', ['-c', `command -v ${command}`]).status !== 0)
      throw new NotOnThisMachine(`A cluster needs ${command}, which is missing here.`);
}
