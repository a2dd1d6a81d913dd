import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { patience } from '#database';
import { projectRoot } from '../project.js';
import { fillTemplate } from './fill-template.js';
import { addressesFor, allParts, makeClusterSecrets, planCluster, restoringTo, settingsFor, storeSettingsFor } from './plan.js';

const secrets = makeClusterSecrets();
const hosts = planCluster(secrets, allParts);
const read = (file: string) => readFileSync(join(projectRoot, 'deploy', file), 'utf8');
const fileOf = (host: string, file: string) => {
  const plan = hosts.find(({ name }) => name === host);
  return fillTemplate(read(`cluster/${file}`), plan?.values ?? {});
};
const numberIn = (text: string, name: string) => Number(new RegExp(`\\b${name}\\s*[:=]\\s*(\\d+)`).exec(text)?.[1]);

describe('the kept files of a cluster', () => {
  it.each(hosts.flatMap(({ name, files, values }) => files.map((file) => [file, name, values] as const)))(
    '%s is filled in for %s, and nothing in it stays open',
    (file, _, values) => {
      expect(fillTemplate(read(file), values)).not.toMatch(/\$\{/);
    },
  );

  it('are not filled in where something is unknown', () => {
    expect(() => fillTemplate('host=${ADDRESS} port=${PORT}', { ADDRESS: '10.0.0.1' })).toThrow('nothing is known to fill in for PORT');
  });

  it('let a leader be followed only by one that could not be mistaken: loop_wait + 2 × retry_timeout ≤ ttl', () => {
    const patroni = read('cluster/patroni.yml');
    const [ttl, loop, retry] = [numberIn(patroni, 'ttl'), numberIn(patroni, 'loop_wait'), numberIn(patroni, 'retry_timeout')];
    expect(ttl).toBe(20);
    expect(loop + 2 * retry).toBeLessThanOrEqual(ttl);
  });

  it('let one host of each kind be lost: three that vote on the database, and two of three Sentinels', () => {
    const hostsWith = (program: string) => hosts.filter(({ programs }) => programs.some(({ name }) => name === program));
    expect(hostsWith('etcd')).toHaveLength(3);
    expect(hostsWith('patroni')).toHaveLength(3);
    expect(hostsWith('sentinel')).toHaveLength(3);
    expect(fileOf('kv1', 'sentinel.conf')).toContain('sentinel monitor jobs 10.58.0.31 6379 2\n');
  });

  it('give the pooler less patience than a process has for its answer, so that it hears why', () => {
    expect(numberIn(read('cluster/pgbouncer.ini'), 'query_wait_timeout') * 1_000).toBeLessThan(patience.interactive.answerMs);
  });

  it('let the second Valkey begin as a copy of the first, and the first as nobody’s', () => {
    expect(fileOf('kv2', 'valkey.conf')).toMatch(/^replicaof 10\.58\.0\.31 6379$/m);
    expect(fileOf('kv1', 'valkey.conf')).not.toMatch(/^replicaof/m);
  });
});

describe('the backups of a cluster', () => {
  const repository = read('cluster/repository/pgbackrest.conf');

  it('miss less than a minute, and hold nothing for more than 30 days: the oldest one goes when the next, a week younger, is old enough', () => {
    expect(numberIn(read('cluster/patroni.yml'), 'archive_timeout')).toBeLessThan(60);
    expect(numberIn(repository, 'repo1-retention-full') + 7).toBeLessThanOrEqual(30);
  });

  it('are taken of every database host, and can be read on the host of the backups alone', () => {
    const names = hosts.filter(({ programs }) => programs.some(({ name }) => name === 'patroni')).map(({ name }) => name);
    expect([...repository.matchAll(/^pg\d-host=(\w+)$/gm)].map(([, name]) => name)).toEqual(names);
    const knowing = hosts.filter(({ files, values }) =>
      files.some((file) => fillTemplate(read(file), values).includes(secrets.BACKUP_CIPHER_PASS)),
    );
    expect(knowing.map(({ name }) => name)).toEqual(['bk1']);
  });

  it('are restored when a first member is told so, to the end or to a moment', () => {
    const [host] = hosts;
    const patroni = (more: Readonly<Record<string, string>>) => fillTemplate(read('cluster/patroni.yml'), { ...host?.values, ...more });
    expect(patroni({})).toMatch(/^ {2}method: initdb$/m);
    expect(patroni(restoringTo())).toMatch(/^ {2}method: pgbackrest$/m);
    expect(patroni(restoringTo('2026-11-30 11:59:00+00'))).toContain(
      `pgbackrest --stanza=second-spring --type=time --target='2026-11-30 11:59:00+00' --target-action=promote restore"`,
    );
  });
});

describe('the object store of a cluster', () => {
  const storageHosts = hosts.filter(({ name }) => name.startsWith('st'));
  const knowing = (secret: string) =>
    hosts.filter(({ files, values }) => files.some((file) => fillTemplate(read(file), values).includes(secret))).map(({ name }) => name);

  it('has as many hosts as an object has copies, so that each holds everything', () => {
    const [, copies] = /create "\$power" (\d) 1/.exec(read('cluster/swift/rings.sh')) ?? [];
    expect(storageHosts).toHaveLength(Number(copies));
  });

  it('is left out where it is not asked for', () => {
    const without = planCluster(secrets, ['databases']);
    expect(without.map(({ name }) => name)).toEqual(['db1', 'db2', 'db3', 'door', 'kv1', 'kv2', 'bk1']);
    expect(without.flatMap(({ files }) => files).filter((file) => file.includes('swift'))).toEqual([]);
  });

  it('can be had without the databases', () => {
    const alone = planCluster(secrets, ['storage']);
    expect(alone.map(({ name }) => name)).toEqual(['door', 'st1', 'st2', 'st3']);
    expect(alone[0]?.programs.map(({ name }) => name)).toEqual(['memcached', 'swift-proxy']);
  });

  it('can be entered by its proxy alone, with the key of the product', () => {
    const { S3_ACCESS_KEY, S3_SECRET_KEY } = storeSettingsFor(secrets);
    expect(knowing(S3_SECRET_KEY)).toEqual(['door']);
    expect(fileOf('door', 'swift/proxy-server.conf')).toContain(`user_${S3_ACCESS_KEY.replace(':', '_')} = ${S3_SECRET_KEY} .admin\n`);
    expect(knowing(secrets.SWIFT_HASH_PREFIX)).toEqual(['door', 'st1', 'st2', 'st3']);
  });

  it('is signed to in the region of its proxy', () => {
    expect(fileOf('door', 'swift/proxy-server.conf')).toContain(`location = ${storeSettingsFor(secrets).S3_REGION}\n`);
  });
});

describe('the addresses of a cluster', () => {
  const addresses = addressesFor(secrets);

  it('lead the processes through the pooler, and migrations past it', () => {
    const { apiUrl, workerUrl, apiReadUrl, workerReadUrl, ownerUrl } = addresses;
    const ports = [apiUrl, workerUrl, apiReadUrl, workerReadUrl, ownerUrl].map((url) => new URL(url).port);
    expect(ports).toEqual(['6432', '6432', '6432', '6432', '5000']);
  });

  it('name all Sentinels, of whom one may be away', () => {
    const sentinels = '10.58.0.31:26379,10.58.0.32:26379,10.58.0.21:26379';
    expect(settingsFor(addresses).REDIS_URL).toBe(`redis+sentinel://:${secrets.VALKEY_PASSWORD}@${sentinels}/jobs`);
  });
});
