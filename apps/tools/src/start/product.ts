import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentEnvironment, loadStartSettings, type Environment, type StartSettings } from '#config';
import { ClearFault } from '../clear-fault.js';
import { freePort, freePortRange, requireFreePort } from '../services/ports.js';
import type { LaunchHooks } from '../services/processes.js';
import { RunFile } from '../services/run-file.js';
import { demoSecrets, pushSettings } from '../services/secrets.js';
import type { SmtpCatcher } from '../services/smtp.js';
import { emptyDataFolder, requireUsableFolder } from './data-folder.js';
import type { GrowthOrder } from '../seed/grow-process.js';
import { growthOf, noteGrown, prepareCommunity } from './community.js';
import { Growth } from './growth.js';
import { BuiltServers } from './built-servers.js';
import type { StartOptions } from './options.js';
import type { ServerPlan, Servers, Workshop } from './servers.js';
import { startDatabase, startMail, startPayments, startRedis, type DatabaseHandle, type PaymentSettings } from './stores.js';
import { Supervisor } from './supervisor.js';

export interface Product {
  /** Address of each API process; each one serves everything. */
  readonly urls: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  readonly payments: PaymentSettings;
  readonly members: number;
  /** How many there will be, once those who are still to come are there. */
  readonly wanted: number;
}

export interface ProductRun {
  readonly ready: Promise<Product>;
  /** Ends every part, also in the middle of a start. */
  stop(): Promise<void>;
}

type Log = (line: string) => void;

type MakeServers = (workshop: Workshop) => Servers;

/** Starts everything that the environment does not give, and the product on it. The same code serves `npm start`, `npm run dev` and the tests. */
export function startProduct(
  options: StartOptions,
  log: Log,
  env: Environment = currentEnvironment(),
  makeServers: MakeServers = (workshop) => new BuiltServers(workshop),
): ProductRun {
  const start = new ProductStart(options, log, env, makeServers);
  return { ready: start.ready, stop: () => start.stop() };
}

class ProductStart {
  private readonly settings: StartSettings;
  private run: RunFile | undefined;
  private supervisor: Supervisor | undefined;
  private mail: Pick<SmtpCatcher, 'url' | 'stop'> | undefined;
  private servers: Servers | undefined;
  private stopped: Promise<void> | undefined;
  private underWay: Promise<unknown> = Promise.resolve();
  private readonly growth = new Growth();
  private readonly beginning: Promise<Product>;
  readonly ready: Promise<Product>;

  constructor(
    private readonly options: StartOptions,
    private readonly log: Log,
    private readonly env: Environment,
    private readonly makeServers: MakeServers,
  ) {
    this.settings = loadStartSettings({ ...env, APP_MODE: env['APP_MODE'] ?? 'demo' });
    this.beginning = this.begin();
    this.ready = this.beginning.catch(async (error: unknown) => {
      await this.stop();
      throw error;
    });
  }

  private async begin(): Promise<Product> {
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
    const appSecret = settings.APP_SECRET ?? secrets.appSecret;
    const logFolder = join(settings.dataDir, 'logs');
    const servers = this.makeServers({ logFolder, supervisor, log, hooksFor: (name) => this.hooksFor(name) });
    this.servers = servers;
    const preparing = servers.prepare();
    const databaseStart = startDatabase(settings, secrets, supervisor);
    const starting = [
      databaseStart,
      startRedis(settings, supervisor),
      startPayments(settings, secrets, supervisor),
      this.startMail(),
    ] as const;
    const planning = Promise.all(starting).then(async ([database, redisUrl, payments, mail]) => {
      const push = settings.VAPID_PUBLIC_KEY ? {} : pushSettings(secrets);
      const plan = await this.serverPlan(logFolder, { ...database, redisUrl, smtpUrl: mail.url, payments, appSecret, push });
      return { plan, redisUrl, payments, smtpUrl: mail.url };
    });
    // The members need the database alone, and are made while the rest still comes.
    const shop = planning.then(({ plan, payments }) => (payments.isSandbox ? { ...plan.env, ...plan.workerEnv } : null));
    const seeding = databaseStart.then((database) =>
      prepareCommunity(database, { dataDir: settings.dataDir, appSecret, shop }, options, log),
    );
    this.underWay = Promise.allSettled([preparing, seeding, shop]); // awaited below; a fault of the stores comes first
    await Promise.allSettled(starting); // a fault is told only when nothing of the stores is under way any more
    const { plan, ...stores } = await planning;
    const community = await seeding;
    const database = await databaseStart;
    await preparing;
    await servers.start(plan, database.ownerUrl);
    void this.grow(growthOf(database, settings.dataDir, options.pictures));
    return {
      urls: ports.map((port) => `http://localhost:${port}`),
      dataDir: settings.dataDir,
      databaseUrl: database.databaseUrl,
      ownerUrl: database.ownerUrl,
      ...stores,
      ...community,
    };
  }

  /** The rest of the community comes behind the open product. */
  private async grow(order: GrowthOrder | undefined): Promise<void> {
    if (!order || this.stopped) return;
    const answer = await this.growth.run(order);
    if (!answer || this.stopped) return;
    if ('fault' in answer) return this.log(`The others of the demo community did not come; the next start tries again: ${answer.fault}`);
    noteGrown(order.dataDir, answer.members);
    this.log(`The demo community has its ${answer.members} members now`);
  }

  stop(): Promise<void> {
    this.stopped ??= this.stopParts();
    return this.stopped;
  }

  /** Ends what runs, which makes a start in progress fail, waits for that, and ends what it still began. */
  private async stopParts(): Promise<void> {
    const stopAll = async () => this.supervisor?.stopAll([['redis', 'postgres']]);
    await this.growth.stop();
    await this.servers?.stop();
    await stopAll();
    await this.run?.stopNoted(); // builds
    const settled = Promise.allSettled([this.beginning, this.underWay]);
    await Promise.race([settled, sleep(10_000, undefined, { ref: false })]);
    await stopAll();
    await this.mail?.stop();
    await this.run?.release();
  }

  private async startMail(): Promise<Pick<SmtpCatcher, 'url' | 'stop'>> {
    this.mail = await startMail(this.settings);
    return this.mail;
  }

  private hooksFor(name: string): LaunchHooks {
    if (this.stopped) throw new ClearFault('The start was ended.');
    return { log: this.log, onSpawn: (pid) => this.run?.note(name, pid) };
  }

  private async serverPlan(
    logFolder: string,
    stores: Pick<DatabaseHandle, 'databaseUrl' | 'apiDatabaseUrl'> & {
      redisUrl: string;
      smtpUrl: string;
      payments: PaymentSettings;
      appSecret: string;
      push: Environment;
    },
  ): Promise<ServerPlan> {
    const { settings, env } = this;
    const metricsPort = env['METRICS_PORT'] ?? String(await freePortRange(settings.API_PROCESSES));
    const workerMetricsPort = env['WORKER_METRICS_PORT'] ?? String(await freePort(settings.WORKER_METRICS_PORT));
    return {
      apiProcesses: settings.API_PROCESSES,
      workerProcesses: settings.WORKER_PROCESSES,
      port: settings.PORT,
      host: settings.HOST,
      logFolder,
      compiled: 'dist',
      nodeOptions: [],
      workerEnv: { DATABASE_URL: stores.databaseUrl },
      env: {
        ...env,
        ...stores.push,
        NODE_ENV: 'production',
        APP_MODE: 'demo',
        DATA_DIR: settings.dataDir,
        DATABASE_URL: stores.apiDatabaseUrl,
        DATABASE_OWNER_URL: undefined, // only migrations may change tables
        REDIS_URL: stores.redisUrl,
        SMTP_URL: stores.smtpUrl,
        APP_SECRET: stores.appSecret,
        MOLLIE_KEY: stores.payments.mollieKey,
        MOLLIE_ENDPOINT: stores.payments.mollieEndpoint,
        PAYMENT_WEBHOOK_BASE: settings.PAYMENT_WEBHOOK_BASE ?? `http://127.0.0.1:${settings.PORT}`,
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
