import { join } from 'node:path';
import { currentEnvironment, loadStartSettings, type Environment, type StartSettings } from '#config';
import { migrate } from '#database';
import { ClearFault } from '../services/clear-fault.js';
import { freePort, freePortRange, requireFreePort } from '../services/ports.js';
import { RunFile } from '../services/run-file.js';
import { demoSecrets } from '../services/secrets.js';
import type { SmtpCatcher } from '../services/smtp.js';
import { emptyDataFolder, requireUsableFolder } from './data-folder.js';
import { readDemoRecord, writeDemoRecord } from './demo-record.js';
import { buildFrontends } from './frontends.js';
import type { StartOptions } from './options.js';
import { serverParts, untilHealthy, type ServerPlan } from './servers.js';
import { startDatabase, startMail, startRedis, type DatabaseHandle } from './stores.js';
import { Supervisor } from './supervisor.js';

export interface Product {
  /** Address of each API process; each one serves everything. */
  readonly urls: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  readonly members: number;
}

export interface ProductRun {
  readonly ready: Promise<Product>;
  /** Ends every part, also in the middle of a start. */
  stop(): Promise<void>;
}

type Log = (line: string) => void;

/** Starts everything that the environment does not give, and the product on it. The same code serves `npm start` and the tests. */
export function startProduct(options: StartOptions, log: Log, env: Environment = currentEnvironment()): ProductRun {
  const start = new ProductStart(options, log, env);
  const ready = start.begin().catch(async (error: unknown) => {
    await start.stop();
    throw error;
  });
  return { ready, stop: () => start.stop() };
}

class ProductStart {
  private readonly settings: StartSettings;
  private run: RunFile | undefined;
  private supervisor: Supervisor | undefined;
  private mail: Pick<SmtpCatcher, 'url' | 'stop'> | undefined;
  private stopped: Promise<void> | undefined;

  constructor(
    private readonly options: StartOptions,
    private readonly log: Log,
    private readonly env: Environment,
  ) {
    this.settings = loadStartSettings({ ...env, APP_MODE: env['APP_MODE'] ?? 'demo' });
  }

  async begin(): Promise<Product> {
    const { settings, options, log } = this;
    requireDemo(settings, options);
    await requireUsableFolder(settings.dataDir, options.members);
    const run = await RunFile.take(settings.dataDir, `http://localhost:${settings.PORT}`, log);
    this.run = run;
    const supervisor = new Supervisor(run, log);
    this.supervisor = supervisor;
    const ports = Array.from({ length: settings.API_PROCESSES }, (_, index) => settings.PORT + index);
    for (const port of ports) await requireFreePort(port, settings.HOST);
    if (options.isFresh) emptyDataFolder(settings.dataDir);

    const secrets = demoSecrets(settings.dataDir);
    const logFolder = join(settings.dataDir, 'logs');
    const building = this.buildAll(logFolder);
    building.catch(() => undefined); // awaited below; a fault of the stores comes first
    const [database, redisUrl, mail] = await Promise.all([
      startDatabase(settings, secrets, supervisor),
      startRedis(settings, supervisor),
      this.startMail(),
    ]);
    const members = await this.prepareDatabase(database);
    await building;

    const plan = await this.serverPlan(logFolder, {
      ...database,
      redisUrl,
      smtpUrl: mail.url,
      appSecret: settings.APP_SECRET ?? secrets.appSecret,
    });
    await Promise.all(serverParts(plan).map((part) => supervisor.start(part)));
    await untilHealthy(plan, () => `Look at the logs in ${logFolder}`);
    return {
      urls: ports.map((port) => `http://localhost:${port}`),
      dataDir: settings.dataDir,
      databaseUrl: database.databaseUrl,
      ownerUrl: database.ownerUrl,
      redisUrl,
      smtpUrl: mail.url,
      members,
    };
  }

  stop(): Promise<void> {
    this.stopped ??= this.stopParts();
    return this.stopped;
  }

  private async stopParts(): Promise<void> {
    await this.supervisor?.stopAll([['redis', 'postgres']]);
    await this.mail?.stop();
    await this.run?.release();
  }

  private async startMail(): Promise<Pick<SmtpCatcher, 'url' | 'stop'>> {
    this.mail = await startMail(this.settings);
    return this.mail;
  }

  private buildAll(logFolder: string): Promise<void> {
    const { run, log } = this;
    return buildFrontends(logFolder, (name) => ({ log, onSpawn: (pid) => run?.note(name, pid) }));
  }

  /** Migrates, and makes the demo community on the first start; a seeding that was cut short begins anew. */
  private async prepareDatabase({ ownerUrl, databaseUrl, recreate }: DatabaseHandle): Promise<number> {
    const { dataDir } = this.settings;
    const { members, seedNumber } = this.options;
    const record = readDemoRecord(dataDir);
    if (record?.state === 'seeding') {
      if (!recreate)
        throw new ClearFault('An earlier start was cut short while it filled the database of DATABASE_URL. Give it an empty database.');
      this.log('An earlier start was cut short while it made the demo community; it is made anew');
      await recreate();
    }
    await migrate({ ownerUrl });
    if (record?.state === 'done') {
      if (record.members !== members)
        this.log(`The demo community has ${record.members} members. For ${members}: npm start -- --fresh --members ${members}`);
      return record.members;
    }
    this.log(`Making a demo community of ${members} members`);
    writeDemoRecord(dataDir, { members, seedNumber, state: 'seeding' });
    const { seed } = await import('../seed/index.js');
    await seed({ databaseUrl, ownerUrl, members, seedNumber, dataDir, log: this.log });
    writeDemoRecord(dataDir, { members, seedNumber, state: 'done' });
    return members;
  }

  private async serverPlan(
    logFolder: string,
    stores: { databaseUrl: string; redisUrl: string; smtpUrl: string; appSecret: string },
  ): Promise<ServerPlan> {
    const { settings, env } = this;
    const metricsPort = env['METRICS_PORT'] ?? String(await freePortRange(settings.API_PROCESSES));
    const workerMetricsPort = env['WORKER_METRICS_PORT'] ?? String(await freePort(settings.WORKER_METRICS_PORT));
    return {
      apiProcesses: settings.API_PROCESSES,
      port: settings.PORT,
      host: settings.HOST,
      logFolder,
      env: {
        ...env,
        APP_MODE: 'demo',
        DATA_DIR: settings.dataDir,
        DATABASE_URL: stores.databaseUrl,
        DATABASE_OWNER_URL: undefined, // only migrations may change tables
        REDIS_URL: stores.redisUrl,
        SMTP_URL: stores.smtpUrl,
        APP_SECRET: stores.appSecret,
        METRICS_PORT: metricsPort,
        WORKER_METRICS_PORT: workerMetricsPort,
      },
    };
  }
}

function requireDemo(settings: StartSettings, options: StartOptions): void {
  if (settings.APP_MODE !== 'demo') {
    throw new ClearFault('npm start is for a demo on this machine. docker-compose.yml shows how production runs.');
  }
  if (Boolean(settings.DATABASE_URL) !== Boolean(settings.DATABASE_OWNER_URL)) {
    throw new ClearFault(
      'DATABASE_URL and DATABASE_OWNER_URL belong together: the app uses the one, the migrations the other. Give both or none.',
    );
  }
  if (settings.DATABASE_URL && options.isFresh)
    throw new ClearFault('--fresh does not empty a database that DATABASE_URL names. Empty it yourself, or leave DATABASE_URL away.');
}
