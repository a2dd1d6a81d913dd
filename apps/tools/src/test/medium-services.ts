import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setCompany } from '#site';
import { prepareDatabase } from '../prepare-database.js';
import { freePort } from '../services/ports.js';
import { asSuperuser, launchPostgres, preparePostgres } from '../services/postgres.js';
import { stopProcess, type SpawnedWithLog } from '../services/processes.js';
import { launchRedis, redisUrl } from '../services/redis.js';
import { databaseUrls, ensureDatabase, ensureRoles } from '../services/roles.js';
import { RunFile } from '../services/run-file.js';
import { demoSecrets, pushSettings } from '../services/secrets.js';
import { withClient } from '../with-client.js';
import { removeAbandoned, testFolder } from './test-folder.js';

export interface TestServices {
  /** The environment of each jest worker: what is its own. */
  readonly workers: readonly Readonly<Record<string, string>>[];
  readonly stop: () => Promise<void>;
}

/** The data of a test lives for minutes: nothing is lost when the machine stops. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=128MB'];

/** Without a company of its own no production starts. */
const company = {
  name: 'Lente B.V.',
  address: 'Zonlaan 3, 3511 AA',
  kvk: '12345678',
  city: 'Utrecht',
  country: 'NL',
  tradenames: ['Lente'],
  vatNumbers: ['NL123456789B01'],
  supportPhone: '030 765 43 21',
  supportEmail: 'hello@lente.example',
};

/** One Postgres with a migrated template, a copy of it for each worker, and one Redis for each worker. */
export async function startMediumServices(workerCount: number): Promise<TestServices> {
  await removeAbandoned();
  const folder = testFolder();
  const run = await RunFile.take(folder, 'a test');
  const running: SpawnedWithLog[] = [];
  const stop = async () => {
    await Promise.all(running.map(({ pid }) => stopProcess(pid, { signal: 'SIGINT' })));
    rmSync(folder, { recursive: true, force: true });
  };
  const hooksFor = (name: string) => ({ onSpawn: (pid: number) => run.note(name, pid), log: console.log });
  const numbers = Array.from({ length: workerCount }, (_, index) => index + 1);

  const startDatabases = async () => {
    const secrets = demoSecrets(folder);
    const server = { folder: join(folder, 'postgres'), port: await freePort(), password: secrets.postgres, settings: careless };
    await preparePostgres(server);
    running.push(await launchPostgres(server, hooksFor('postgres')));
    await ensureRoles(server, secrets);
    // Tests empty their tables without asking foreign keys and triggers.
    await asSuperuser(server, (client) => client.query('grant set on parameter session_replication_role to owner'));
    await ensureDatabase(server, 'template_app');
    const { ownerUrl } = databaseUrls(server, secrets, 'template_app');
    await prepareDatabase({ ownerUrl, appSecret: secrets.appSecret });
    await withClient(ownerUrl, (client) => setCompany(client, company));
    for (const number of numbers) await ensureDatabase(server, `worker_${number}`, 'template_app');
    return numbers.map((number) => databaseUrls(server, secrets, `worker_${number}`));
  };
  const startRedis = async (number: number) => {
    const options = { folder: join(folder, `redis-${number}`), port: await freePort(), isDurable: false };
    running.push(await launchRedis(options, hooksFor(`redis-${number}`)));
    return redisUrl(options);
  };

  try {
    const [databases, ...redisUrls] = await Promise.all([startDatabases(), ...numbers.map(startRedis)]);
    const workers = databases.map(({ workerUrl, ownerUrl }, index) => {
      const dataDir = join(folder, `worker-${index + 1}`);
      mkdirSync(dataDir);
      return {
        APP_MODE: 'demo',
        APP_SECRET: demoSecrets(folder).appSecret,
        DATABASE_URL: workerUrl,
        DATABASE_OWNER_URL: ownerUrl,
        REDIS_URL: redisUrls[index] ?? '',
        SMTP_URL: 'smtp://127.0.0.1:1', // nobody listens: mail is a fake in these tests
        MOLLIE_KEY: 'test_a_key_for_tests_that_is_long_enough',
        MOLLIE_ENDPOINT: 'http://127.0.0.1:1/v2', // nobody listens: payments are a fake in these tests
        ...pushSettings(demoSecrets(folder)),
        PUSH_SERVICES: 'http://127.0.0.1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
      };
    });
    return { workers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
