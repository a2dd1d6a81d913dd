import { chmodSync, copyFileSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as tls from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { currentEnvironment, loadConfig } from '#config';
import { dataSourceOptions, patience, RedisClients } from '#database';
import { openObjectStore } from '#storage';
import { testEnvironment } from '#testing';
import { freePort } from './ports.js';
import { launchPostgres, preparePostgres, type PostgresOptions } from './postgres.js';
import { spawnWithLog, stopProcess, type LaunchHooks } from './processes.js';
import { redisProgram } from './redis-program.js';
import { giveTo, unprivilegedUser } from './unprivileged.js';

// The packages of types are those of the oldest Node that starts the product; tests run on a newer one.
const { getCACertificates, setDefaultCACertificates } = tls as unknown as {
  readonly getCACertificates: (kind: 'default') => string[];
  readonly setDefaultCACertificates: (certificates: readonly string[]) => void;
};

/** An authority of these tests alone, and a certificate of it for `localhost`; both end in a hundred years. */
const fixture = (name: string): string => fileURLToPath(new URL(`tls-fixture/${name}`, import.meta.url));
const authority = readFileSync(fixture('authority.pem'), 'utf8');
const common = getCACertificates('default');

const pids: number[] = [];
const hooks: LaunchHooks = { onSpawn: (pid) => void pids.push(pid), log: () => undefined };
let folder: string;
let postgres: PostgresOptions;
let redisPort: number;

beforeAll(async () => {
  folder = await mkdtemp(join(loadConfig(testEnvironment()).dataDir, 'tls-'));
  // Postgres takes a key only from a file that is its own.
  const key = join(folder, 'server-key.pem');
  copyFileSync(fixture('server-key.pem'), key);
  chmodSync(key, 0o600);
  giveTo(unprivilegedUser(), folder);
  giveTo(unprivilegedUser(), key);
  const cert = join(folder, 'server.pem');
  copyFileSync(fixture('server.pem'), cert);
  const settings = ['fsync=off', 'shared_buffers=16MB', 'ssl=on', `ssl_cert_file=${cert}`, `ssl_key_file=${key}`];
  postgres = { folder: join(folder, 'postgres'), port: await freePort(), password: 'postgres', settings };
  await preparePostgres(postgres);
  await launchPostgres(postgres, hooks);

  redisPort = await freePort();
  const { command, env } = await redisProgram(() => undefined);
  const files = ['--tls-cert-file', cert, '--tls-key-file', fixture('server-key.pem'), '--tls-ca-cert-file', fixture('authority.pem')];
  const { pid } = await spawnWithLog(
    command,
    ['--port', '0', '--tls-port', String(redisPort), '--bind', '127.0.0.1', '--tls-auth-clients', 'no', ...files, '--save', ''],
    join(folder, 'redis.log'),
    { env: { ...currentEnvironment(), ...env } },
  );
  pids.push(pid);
});
afterAll(async () => {
  setDefaultCACertificates(common);
  await Promise.all(pids.map((pid) => stopProcess(pid, { signal: 'SIGKILL' })));
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => setDefaultCACertificates(common));

/** As NODE_EXTRA_CA_CERTS does when a process starts. */
const trustAuthority = () => setDefaultCACertificates([...common, authority]);

async function isEncrypted(host: string): Promise<boolean | undefined> {
  const url = `postgres://postgres:postgres@${host}:${postgres.port}/postgres?sslmode=verify-full`;
  const options = dataSourceOptions({ url, pool: 1, patience: patience.interactive, onPoolError: () => undefined });
  const source = await new DataSource({ ...options, logging: false }).initialize();
  try {
    const [row] = await source.query<{ ssl: boolean }[]>(`select ssl from pg_stat_ssl where pid = pg_backend_pid()`);
    return row?.ssl;
  } finally {
    await source.destroy();
  }
}

async function pingRedis(): Promise<void> {
  const clients = new RedisClients(loadConfig(testEnvironment({ REDIS_URL: `rediss://localhost:${redisPort}` })));
  try {
    await clients.onModuleInit();
    await clients.ping();
  } finally {
    clients.onModuleDestroy();
  }
}

async function keepObject(): Promise<number> {
  let kept = 0;
  const options = { key: readFileSync(fixture('server-key.pem')), cert: readFileSync(fixture('server.pem')) };
  const server = createServer(options, (request, response) => {
    request.on('data', (chunk: Buffer) => (kept += chunk.byteLength));
    request.on('end', () => response.writeHead(200, { etag: '"one"' }).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const s3 = {
      bucket: 'photos',
      endpoint: `https://localhost:${port}`,
      region: 'any',
      accessKey: 'key',
      secretKey: 'secret',
      checksums: 'signature' as const,
      photoBytes: 'api' as const,
    };
    const store = await openObjectStore({ s3, dataDir: folder });
    await store.put('one', Buffer.from('a photo'), 'image/jpeg');
    return kept;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('a service whose address asks for TLS', () => {
  it('is spoken to in secret once the authority of its certificate is trusted', async () => {
    trustAuthority();
    expect(await isEncrypted('localhost')).toBe(true);
    await pingRedis();
    expect(await keepObject()).toBeGreaterThan(0);
  });

  it.each([
    ['Postgres', () => isEncrypted('localhost')],
    ['Redis', pingRedis],
    ['the store of photos', keepObject],
  ])('is not spoken to when nobody knows who made its certificate: %s', async (_service, speak) => {
    await expect(speak()).rejects.toThrow();
  });

  it('is not spoken to by another name than that of its certificate', async () => {
    trustAuthority();
    await expect(isEncrypted('127.0.0.1')).rejects.toThrow(/altnames|cert/i);
  });
});
