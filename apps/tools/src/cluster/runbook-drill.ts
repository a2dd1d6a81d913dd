import { setTimeout as sleep } from 'node:timers/promises';
import { longestGaps, type Span } from '../chaos/gaps.js';
import type { Outcome } from '../chaos/outcome.js';
import { ClearFault } from '../clear-fault.js';
import type { Cluster } from './cluster.js';
import type { Host } from './host.js';
import { joiningEtcd, type HostName } from './plan.js';
import { SteadyWriter } from './steady-writer.js';

const LOOK_MS = 250;
const PATIENCE_MS = 120_000;
/** Longer than a leader holds on. */
const AWAY_MS = 30_000;
const patronictl = ['/usr/bin/patronictl', '-c', '/etc/second-spring/patroni.yml'];
const etcdctl = ['/usr/bin/etcdctl', '--command-timeout=5s'];

/**
 * What members who write would wait for too long, or what needs somebody who types: each part dies once, and is brought back by the words of
 * `deploy/cluster/README.md`. Rows are written all the while.
 */
export class RunbookDrill {
  private writer: SteadyWriter | undefined;
  private readonly spans: Span[] = [];

  constructor(private readonly cluster: Cluster) {}

  async play(): Promise<Outcome> {
    const { apiUrl, ownerUrl } = this.cluster.addresses;
    const writer = await SteadyWriter.begin(apiUrl, ownerUrl);
    this.writer = writer;
    try {
      await this.row('the Postgres of both that follow', () => this.stopFollowers(writer));
      await this.row('both hosts that follow', () => this.loseFollowers(writer));
      await this.row('two Sentinels', () => this.loseSentinels());
      await this.row('the disk of etcd on one host', () => this.loseEtcdDisk());
      await this.row('the disks of etcd on two hosts', () => this.loseEtcdDisks());
      await this.row('a host that follows is copied anew', () => this.copyAnew());
      await this.row('every host, after a loss of power', () => this.cluster.losePower());
    } finally {
      await writer.stop();
      this.writer = undefined;
    }
    console.log('longest time without an acknowledged row, in seconds');
    for (const [name, gap] of longestGaps(writer.taken, this.spans))
      console.log(`  ${name.padEnd(38)} ${(gap / 1_000).toFixed(1).padStart(6)}`);
    const counts = await writer.judge();
    const { rows_lost, rows_doubled } = counts;
    return {
      counts,
      faults: { ...(rows_lost > 0 && { rows_lost }), ...(rows_doubled > 0 && { rows_doubled }) },
      strikes: this.spans,
      good: 'Each part came back by the words of the runbook, and no acknowledged row is lost.',
    };
  }

  async stop(): Promise<void> {
    await this.writer?.stop();
  }

  private async row(name: string, act: () => Promise<void>): Promise<void> {
    const from = performance.now();
    await act();
    await this.cluster.untilWhole(PATIENCE_MS * 2);
    this.spans.push({ name, from, to: performance.now() });
    console.log(`${name.padEnd(44)} whole again after ${((performance.now() - from) / 1_000).toFixed(1)} s`);
  }

  /** The leader goes on alone, while etcd is whole. */
  private async stopFollowers({ taken }: SteadyWriter): Promise<void> {
    const followers = await this.cluster.followers();
    for (const host of followers) await host.stopProgram('patroni');
    await moreTaken(taken, 'the leader takes rows alone');
    for (const host of followers) host.startProgram('patroni');
  }

  /** Two of three hosts: nobody may lead until one of them is back. */
  private async loseFollowers({ taken }: SteadyWriter): Promise<void> {
    const [first, second] = await this.cluster.followers();
    if (!first || !second) throw new Error('nobody follows');
    for (const host of [first, second]) await host.kill();
    await sleep(AWAY_MS);
    const from = performance.now();
    first.boot();
    await moreTaken(taken, 'rows are taken with one of two back');
    console.log(`  rows are taken again ${((performance.now() - from) / 1_000).toFixed(1)} s after the first of them is back`);
    second.boot();
  }

  /** Valkey goes on. */
  private async loseSentinels(): Promise<void> {
    const hosts = ['kv2', 'door'].map((name) => this.cluster.host(name));
    for (const host of hosts) await host.stopProgram('sentinel');
    await until('the last Sentinel says where Valkey is', async () => (await this.cluster.sentinels.primary()) !== '');
    for (const host of hosts) host.startProgram('sentinel');
  }

  private async loseEtcdDisk(): Promise<void> {
    const [lost, helper] = await this.cluster.followers();
    if (!lost || !helper) throw new Error('nobody follows');
    await lost.loseDataOf('etcd');
    await removeFromEtcd(helper, lost.name);
    await addToEtcd(helper, lost, ['db1', 'db2', 'db3']);
  }

  /** The one that is left begins anew alone, with all that it knows, and the others join it. */
  private async loseEtcdDisks(): Promise<void> {
    const left = await this.cluster.leader();
    const lost = await this.cluster.followers();
    for (const host of lost) await host.loseDataOf('etcd');
    await left.stopProgram('etcd');
    left.setUp({ ETCD_ALONE: 'true' });
    left.startProgram('etcd');
    await until('etcd is one member alone', async () => (await membersOfEtcd(left)).length === 1);
    await left.stopProgram('etcd');
    left.setUp({});
    left.startProgram('etcd');
    const names: HostName[] = [left.plan.name];
    for (const host of lost) {
      names.push(host.plan.name);
      await until('etcd is led', async () => (await membersOfEtcd(left)).length === names.length - 1);
      await addToEtcd(left, host, names);
    }
  }

  private async copyAnew(): Promise<void> {
    const [host] = await this.cluster.followers();
    if (!host) throw new Error('nobody follows');
    await host.execute('patroni', [...patronictl, 'reinit', 'second-spring', host.name, '--force', '--wait']);
  }
}

async function moreTaken(taken: readonly number[], what: string): Promise<void> {
  const before = taken.length;
  await until(what, () => Promise.resolve(taken.length > before + 1));
}

/** As `etcdctl member list` says it: the ID first. */
async function membersOfEtcd(helper: Host): Promise<string[]> {
  const said = await helper.execute('etcd', [...etcdctl, 'member', 'list']);
  return said.split('\n').filter((line) => line.includes('started'));
}

async function removeFromEtcd(helper: Host, name: string): Promise<void> {
  const [id = ''] = (await membersOfEtcd(helper)).find((line) => line.includes(` ${name},`))?.split(',') ?? [];
  await helper.execute('etcd', [...etcdctl, 'member', 'remove', id]);
}

/** `names`: all members, the new one among them. */
async function addToEtcd(helper: Host, host: Host, names: readonly HostName[]): Promise<void> {
  await until(`${host.name} may join etcd`, async () => {
    await helper.execute('etcd', [...etcdctl, 'member', 'add', host.name, `--peer-urls=http://${host.plan.address}:2380`]);
    return true;
  });
  host.setUp(joiningEtcd(names));
  host.startProgram('etcd');
  await until(`${host.name} is a member of etcd`, async () => (await membersOfEtcd(helper)).length === names.length);
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  let fault: unknown;
  for (const endsAt = performance.now() + PATIENCE_MS; performance.now() < endsAt; await sleep(LOOK_MS)) {
    const answer = await isSo().catch((thrown: unknown) => {
      fault = thrown;
      return false;
    });
    if (answer) return;
  }
  throw new ClearFault(`Not within ${PATIENCE_MS / 1_000} s: ${what}. ${fault instanceof Error ? fault.message : ''}`);
}
