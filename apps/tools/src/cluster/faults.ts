import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../chaos/faults.js';
import type { Cluster } from './cluster.js';
import type { Host } from './host.js';

/** Longer than Patroni waits for a leader. */
const AWAY_MS = 30_000;
const SHORT_MS = 12_000;
/** Longer than an answer of a replica may be old. */
const BEHIND_MS = 9_000;

/** What may happen to a cluster; each ends when it is whole again. */
export function clusterFaults(cluster: Cluster): readonly Fault[] {
  const fault = (name: string, act: () => Promise<void>): Fault => ({
    name,
    strike: async () => {
      await act();
      await cluster.untilWhole();
    },
  });
  const valkey = async (isPrimary: boolean): Promise<Host> => {
    const primary = cluster.host(await cluster.sentinels.primary());
    return isPrimary ? primary : cluster.host(primary.name === 'kv1' ? 'kv2' : 'kv1');
  };
  return [
    fault('leader killed', async () => offFor(await cluster.leader(), AWAY_MS)),
    fault('leader frozen', async () => frozenFor(await cluster.leader(), AWAY_MS)),
    fault('network of the leader cut', async () => cutFor(await cluster.leader(), AWAY_MS)),
    fault('network of a synchronous standby cut', async () => cutFor(await cluster.synchronousStandby(), SHORT_MS)),
    fault('planned switchover', async () => {
      const { name, plan } = await cluster.leader();
      await cluster.patroni.switchOver(name, plan.address);
    }),
    fault('replicas behind', async () => {
      const replicas = await cluster.followers();
      await Promise.all(replicas.map((replica) => cluster.asSuperuser(replica, 'select pg_wal_replay_pause()')));
      await sleep(BEHIND_MS);
      await Promise.all(replicas.map((replica) => cluster.asSuperuser(replica, 'select pg_wal_replay_resume()')));
    }),
    fault('etcd of the leader lost', async () => (await cluster.leader()).endProgram('etcd', SHORT_MS)),
    fault('pooler restarted', () => cluster.host('door').endProgram('pgbouncer', 0)),
    fault('HAProxy restarted', () => cluster.host('door').endProgram('haproxy', 0)),
    fault('Valkey killed', async () => offFor(await valkey(true), SHORT_MS)),
    fault('Valkey of the copy killed', async () => offFor(await valkey(false), SHORT_MS)),
  ];
}

/** So long all of them take, once each, with what heals after them. */
export const FAULTS_ONCE_S = 300;

/** What may happen to the hosts of the object store, each time to the next one. */
export function storageFaults(cluster: Cluster, hosts: readonly Host[]): readonly Fault[] {
  let turn = 0;
  const fault = (name: string, act: (host: Host) => Promise<void>): Fault => ({
    name,
    strike: async () => {
      const host = hosts[(turn += 1) % hosts.length];
      if (host) await act(host);
      await cluster.untilWhole();
    },
  });
  return [
    fault('storage host killed', (host) => offFor(host, AWAY_MS)),
    fault('storage host frozen', (host) => frozenFor(host, SHORT_MS)),
    fault('network of a storage host cut', (host) => cutFor(host, SHORT_MS)),
    fault('proxy of the store restarted', () => cluster.host('door').endProgram('swift-proxy', 0)),
  ];
}

/** As above. */
export const STORAGE_FAULTS_ONCE_S = 120;

async function offFor(host: Host, ms: number): Promise<void> {
  await host.kill();
  await sleep(ms);
  host.boot();
}

async function frozenFor(host: Host, ms: number): Promise<void> {
  host.freeze();
  await sleep(ms);
  host.thaw();
}

async function cutFor(host: Host, ms: number): Promise<void> {
  host.cutNetwork();
  await sleep(ms);
  host.mendNetwork();
}
