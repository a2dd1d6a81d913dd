import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { currentEnvironment, loadStartSettings, type Environment } from '#config';
import { prepareDatabase } from '../prepare-database.js';
import { freePort } from '../services/ports.js';
import { superuserUrl } from '../services/postgres.js';
import { setShare } from '../services/processor-share.js';
import { databaseUrls } from '../services/roles.js';
import { RunFile } from '../services/run-file.js';
import { demoSecrets } from '../services/secrets.js';
import { startDatabase, startRedis } from '../start/stores.js';
import { Supervisor } from '../start/supervisor.js';
import { Installation } from '../upgrade/installation.js';
import { shareFiles } from '../upgrade/shared-files.js';

const database = 'second_spring';

export interface CellPlan {
  readonly name: string;
  readonly folder: string;
  readonly members: number;
  /** Where members find it. */
  readonly url: string;
  readonly statusFolder: string;
}

/** Everything of one community: stores, API and worker, none of it shared with another cell but the object store. */
export class Cell {
  private installation: Installation | undefined;

  private constructor(
    readonly plan: CellPlan,
    private readonly stores:
      | { readonly redisUrl: string; readonly pids: readonly number[]; readonly stop: () => Promise<void> }
      | undefined,
  ) {}

  static async start(plan: CellPlan): Promise<Cell> {
    rmSync(plan.folder, { recursive: true, force: true });
    mkdirSync(plan.folder, { recursive: true });
    const cell = new Cell(plan, undefined);
    await cell.start();
    return cell;
  }

  /** Stores alone, of the version and with the keys of another cell, whose community is to come here. */
  static async empty(plan: CellPlan, from: Cell, log: (line: string) => void): Promise<Cell> {
    rmSync(plan.folder, { recursive: true, force: true });
    mkdirSync(plan.folder, { recursive: true });
    shareFiles(from.plan.folder, plan.folder);
    const folder = join(plan.folder, 'stores');
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(plan.folder, 'secrets.json'), join(folder, 'secrets.json'));
    const settings = loadStartSettings({ APP_MODE: 'demo', DATA_DIR: folder, PORT: String(await freePort()) });
    const run = await RunFile.take(folder, 'npm run chaos -- --cells', log);
    const supervisor = new Supervisor(run, log);
    const stop = async () => {
      await supervisor.stopAll([['redis', 'postgres']]);
      await run.release();
    };
    try {
      const secrets = demoSecrets(folder);
      const { ownerUrl } = await startDatabase(settings, secrets, supervisor);
      const redisUrl = await startRedis(settings, supervisor);
      await prepareDatabase({ ownerUrl, appSecret: secrets.appSecret });
      const pids = ['postgres', 'redis'].flatMap((name) => run.pidOf(name) ?? []);
      // As on machines of its own: until members come it takes no processor from those who serve them.
      for (const pid of pids) setShare(pid, 'lowest');
      return new Cell(plan, { redisUrl, pids, stop });
    } catch (fault) {
      await stop();
      throw fault;
    }
  }

  get name(): string {
    return this.plan.name;
  }

  /** Of its API processes. */
  get ports(): readonly number[] {
    return this.installation?.ports ?? [];
  }

  get ownerUrl(): string {
    return databaseUrls(this.server, demoSecrets(this.plan.folder), database).ownerUrl;
  }

  get superuserUrl(): string {
    return superuserUrl(this.server, database);
  }

  /** API and worker, on the stores of the cell; or on a database at another address, as a relay has it. */
  async start(addressOf?: (databaseUrl: string) => string): Promise<void> {
    const { name, folder, members, url, statusFolder } = this.plan;
    mkdirSync(statusFolder, { recursive: true });
    const own = { PUBLIC_URLS: url, STATUS_DIR: statusFolder, WORKER_PROCESSES: '1', LOG_LEVEL: 'error' };
    const env = { ...currentEnvironment(), ...(addressOf && this.storesAt(addressOf)), ...own };
    // Three cells share the processors of one machine here.
    this.installation = await Installation.start({
      name,
      root: '.',
      dataDir: folder,
      members,
      env,
      apiProcesses: 1,
      isApart: this.stores !== undefined,
    });
  }

  /** As if all its machines lost their power at once. */
  async kill(): Promise<void> {
    await this.installation?.kill();
  }

  /** Members come. */
  serve(): void {
    for (const pid of this.stores?.pids ?? []) setShare(pid, 'usual');
  }

  holdWorker(): void {
    this.installation?.holdWorker();
  }

  /** API and worker alone, where the stores are not theirs. */
  async end(): Promise<void> {
    await this.installation?.end();
    this.installation = undefined;
  }

  async stop(): Promise<void> {
    await this.end();
    await this.stores?.stop();
  }

  private storesAt(addressOf: (databaseUrl: string) => string): Environment {
    const { workerUrl, ownerUrl } = databaseUrls(this.server, demoSecrets(this.plan.folder), database);
    return { DATABASE_URL: addressOf(workerUrl), DATABASE_OWNER_URL: addressOf(ownerUrl), REDIS_URL: this.stores?.redisUrl };
  }

  private get server(): { readonly port: number; readonly password: string } {
    const { folder } = this.plan;
    const postgres = join(folder, ...(this.stores ? ['stores'] : []), 'postgres', 'data', 'postmaster.pid');
    return { port: Number(readFileSync(postgres, 'utf8').split('\n')[3]), password: demoSecrets(folder).postgres };
  }
}
