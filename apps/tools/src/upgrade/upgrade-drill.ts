import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { currentEnvironment, loadStartSettings, type Environment } from '#config';
import { breakMessages } from '../chaos/messages.js';
import type { Outcome } from '../chaos/outcome.js';
import { longestGaps } from '../chaos/gaps.js';
import { readHistory } from '../history/history-log.js';
import { ofKind } from '../history/operation.js';
import { projectRoot } from '../project.js';
import { freePort } from '../services/ports.js';
import { RunFile } from '../services/run-file.js';
import { demoSecrets } from '../services/secrets.js';
import { buildFrontends } from '../start/frontends.js';
import { startDatabase, startMail, startRedis } from '../start/stores.js';
import { Supervisor } from '../start/supervisor.js';
import { VersionProxy } from './version-proxy.js';
import { unpackEarlierVersion, type EarlierVersion } from './earlier-version.js';
import { Installation } from './installation.js';
import { shareFiles } from './shared-files.js';
import { SteadyReaders } from './steady-readers.js';

const MEMBERS = 300;
/** Until the next version is there, on a slow machine. */
const UPGRADE_S = 90;

export interface UpgradePlan {
  readonly messages: number;
  readonly seed: number;
  readonly historyFile: string;
  /** The earlier version; the one from before the newest migration when unset. */
  readonly from: string | undefined;
  readonly note: (line: string) => void;
}

/** What both versions share. */
interface SharedStores {
  readonly folder: string;
  readonly env: Environment;
  readonly ownerUrl: string;
}

type Ending = () => Promise<unknown>;

/** The version from before this one, with its data, at work on stores that stay, while this one takes its place. */
export class UpgradeDrill {
  private next: Installation | undefined;

  private constructor(
    private readonly stores: SharedStores,
    private readonly earlier: Installation,
    private readonly proxy: VersionProxy,
    private readonly endings: Ending[],
    private readonly plan: UpgradePlan,
  ) {}

  static async begin(plan: UpgradePlan): Promise<UpgradeDrill> {
    const { from, note } = plan;
    const version = unpackEarlierVersion(from);
    tell(version);
    const folder = join(projectRoot, '.cache', 'upgrade');
    const endings: Ending[] = [];
    try {
      const run = await RunFile.take(folder, 'npm run chaos -- --upgrade', note);
      endings.push(() => run.release());
      for (const name of ['postgres', 'redis', 'earlier', 'next']) rmSync(join(folder, name), { recursive: true, force: true });
      const supervisor = new Supervisor(run, note);
      endings.push(() => supervisor.stopAll([['redis', 'postgres']]));
      const settings = loadStartSettings({ APP_MODE: 'demo', DATA_DIR: folder, PORT: String(await freePort()) });
      const secrets = demoSecrets(folder);
      const { databaseUrl, ownerUrl } = await startDatabase(settings, secrets, supervisor);
      const redisUrl = await startRedis(settings, supervisor);
      const mail = await startMail(settings);
      endings.push(() => mail.stop());
      const env = {
        ...currentEnvironment(),
        DATABASE_URL: databaseUrl,
        DATABASE_OWNER_URL: ownerUrl,
        REDIS_URL: redisUrl,
        SMTP_URL: mail.url,
        APP_SECRET: secrets.appSecret,
        LOG_LEVEL: 'error',
      };
      // As an image is built elsewhere: what serves members does not pay for it.
      await buildFrontends(join(folder, 'logs'), (name) => ({ log: note, onSpawn: (pid) => run.note(name, pid) }));
      const dataDir = join(folder, 'earlier');
      const earlier = await Installation.start({ name: 'earlier', root: version.root, dataDir, members: MEMBERS, env });
      endings.push(() => earlier.end());
      const proxy = await VersionProxy.open(earlier.ports);
      endings.push(() => proxy.close());
      return new UpgradeDrill({ folder, env, ownerUrl }, earlier, proxy, endings, plan);
    } catch (error) {
      await endAll(endings);
      throw error;
    }
  }

  /** With readers beside those who write, and says what came of both. */
  async play(): Promise<Outcome> {
    const { messages, seed, historyFile } = this.plan;
    const readers = await SteadyReaders.begin(this.proxy.url, this.stores.ownerUrl);
    const around = { faults: [{ name: 'upgrade', strike: () => this.upgrade(readers) }], seconds: UPGRADE_S };
    let outcome: Outcome;
    try {
      outcome = await breakMessages({ urls: [this.proxy.url], ownerUrl: this.stores.ownerUrl }, messages, { seed, historyFile, around });
    } finally {
      await readers.stop();
    }
    for (const fault of new Set(readers.faults))
      console.log(`no answer ${readers.faults.filter((one) => one === fault).length} times, ${fault}`);
    const sent = ofKind(readHistory(historyFile), 'send').flatMap(({ seq, end }) => (seq === null || end === null ? [] : [end]));
    const gap = longestGaps(sent, outcome.strikes).get('upgrade') ?? 0;
    console.log(`longest time without an acknowledged message ${(gap / 1_000).toFixed(1)} s`);
    const refused = [...this.proxy.refused.values()].reduce((sum, count) => sum + count, 0);
    const unanswered = readers.faults.length;
    return {
      ...outcome,
      counts: { ...outcome.counts, read: readers.times.length, unanswered, refused },
      faults: { ...outcome.faults, ...(unanswered > 0 && { unanswered }), ...(refused > 0 && { refused }) },
    };
  }

  async stop(): Promise<void> {
    await this.next?.end();
    await endAll(this.endings);
  }

  /** Once: this version changes the tables beside the earlier one, starts, gets all that is asked from then on, and the earlier one ends. */
  private async upgrade(readers: SteadyReaders): Promise<void> {
    if (this.next) return;
    const dataDir = join(this.stores.folder, 'next');
    mkdirSync(dataDir, { recursive: true });
    shareFiles(join(this.stores.folder, 'earlier'), dataDir);
    const startedAt = performance.now();
    readers.phase = 'while this version starts';
    const secondsSince = (at: number) => ((performance.now() - at) / 1_000).toFixed(1);
    this.next = await Installation.start({
      name: 'next',
      root: projectRoot,
      dataDir,
      members: MEMBERS,
      env: this.stores.env,
      isApart: true,
    });
    this.proxy.leadTo(this.next.ports);
    readers.phase = 'while the earlier one ends';
    const ready = secondsSince(startedAt);
    const leadsAt = performance.now();
    await this.earlier.end();
    console.log(
      `the tables changed and this version took requests after ${ready} s; the earlier one had ended ${secondsSince(leadsAt)} s later`,
    );
  }
}

function tell({ commit, migrations }: EarlierVersion): void {
  console.log(`From ${commit.slice(0, 12)}: ${migrations.length} migrations lie between it and this version`);
}

/** The last that began ends first. */
async function endAll(endings: readonly Ending[]): Promise<void> {
  for (const end of endings.toReversed()) await end();
}
