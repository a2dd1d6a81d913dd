import { join } from 'node:path';
import type { StartSettings } from '#config';
import { launchPaymentSandbox, sandboxEndpoint } from '../payment-sandbox/launch.js';
import { freePort } from '../services/ports.js';
import { launchPostgres, preparePostgres, type PostgresOptions } from '../services/postgres.js';
import { launchRedis, redisUrl } from '../services/redis.js';
import { databaseUrls, dropDatabase, ensureDatabase, ensureRoles } from '../services/roles.js';
import type { Secrets } from '../services/secrets.js';
import { startSmtpCatcher, type SmtpCatcher } from '../services/smtp.js';
import type { Supervisor } from './supervisor.js';

const databaseName = 'second_spring';

export interface DatabaseHandle {
  /** As the role of jobs and commands. */
  readonly databaseUrl: string;
  /** As the role of the API. */
  readonly apiDatabaseUrl: string;
  readonly ownerUrl: string;
  /** Only for the embedded one: a database that somebody gave us is not ours to drop. */
  readonly recreate: (() => Promise<void>) | undefined;
}

/** The given database, or the embedded Postgres with its roles and an empty database. */
export async function startDatabase(settings: StartSettings, secrets: Secrets, supervisor: Supervisor): Promise<DatabaseHandle> {
  if (settings.DATABASE_URL && settings.DATABASE_OWNER_URL) {
    const { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl } = settings;
    return { databaseUrl, apiDatabaseUrl: databaseUrl, ownerUrl, recreate: undefined };
  }
  const server: PostgresOptions = {
    folder: join(settings.dataDir, 'postgres'),
    port: await freePort(settings.PORT + 2432),
    password: secrets.postgres,
  };
  await preparePostgres(server);
  await supervisor.start({ name: 'postgres', stopSignal: 'SIGINT', launch: (hooks) => launchPostgres(server, hooks) });
  await ensureRoles(server, secrets);
  await ensureDatabase(server, databaseName);
  const { apiUrl, workerUrl, ownerUrl } = databaseUrls(server, secrets, databaseName);
  const recreate = async () => {
    await dropDatabase(server, databaseName);
    await ensureDatabase(server, databaseName);
  };
  return { databaseUrl: workerUrl, apiDatabaseUrl: apiUrl, ownerUrl, recreate };
}

export async function startRedis(settings: StartSettings, supervisor: Supervisor): Promise<string> {
  if (settings.REDIS_URL) return settings.REDIS_URL;
  const options = { folder: join(settings.dataDir, 'redis'), port: await freePort(settings.PORT + 3379) };
  await supervisor.start({ name: 'redis', launch: (hooks) => launchRedis(options, hooks) });
  return redisUrl(options);
}

export interface PaymentSettings {
  readonly mollieKey: string;
  readonly mollieEndpoint: string;
  /** What banks do can be decided there. */
  readonly isSandbox: boolean;
}

/** The given provider, or the payment sandbox, which moves no money. */
export async function startPayments(settings: StartSettings, secrets: Secrets, supervisor: Supervisor): Promise<PaymentSettings> {
  if (settings.MOLLIE_KEY) return { mollieKey: settings.MOLLIE_KEY, mollieEndpoint: settings.MOLLIE_ENDPOINT, isSandbox: false };
  const options = {
    folder: join(settings.dataDir, 'payment-sandbox'),
    port: await freePort(settings.PORT + 1080),
    key: secrets.mollieKey,
  };
  const logFolder = join(settings.dataDir, 'logs');
  await supervisor.start({ name: 'payment-sandbox', launch: (hooks) => launchPaymentSandbox(options, logFolder, hooks) });
  return { mollieKey: options.key, mollieEndpoint: sandboxEndpoint(options), isSandbox: true };
}

export async function startMail(settings: StartSettings): Promise<Pick<SmtpCatcher, 'url' | 'stop'>> {
  if (settings.SMTP_URL) return { url: settings.SMTP_URL, stop: async () => undefined };
  return startSmtpCatcher({ port: await freePort(settings.PORT + 25), mailboxFile: join(settings.dataDir, 'mailbox.jsonl') });
}
