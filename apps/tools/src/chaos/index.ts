import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';
import { ClearFault } from '../clear-fault.js';
import { CellsDrill } from '../cells/cells-drill.js';
import { RestoreDrill } from '../cluster/restore-drill.js';
import { RunbookDrill } from '../cluster/runbook-drill.js';
import { ClusterStage } from '../cluster/stage.js';
import { freePortRange } from '../services/ports.js';
import { startProduct, type Product, type ProductRun } from '../start/product.js';
import { UpgradeDrill } from '../upgrade/upgrade-drill.js';
import { faultsOf } from './faults.js';
import { breakMessages } from './messages.js';
import { breakOrders } from './orders.js';
import type { ChaosSettings, Outcome } from './outcome.js';
import { breakUploads } from './uploads.js';

const API_PROCESSES = 3;
/** Long enough for each fault of the product's own parts to strike once. */
const ONCE_S = 60;

/**
 * `npm run chaos -- --messages 20000 | --orders 2000 | --uploads 1000 [--cluster [--restore | --runbook] | --upgrade [--from REVISION] | --cells]
 * [--members 300] [--seed 58] [--json FILE] [--history FILE]`: members write, buy, or send photos while everything around them breaks; then what each of them
 * saw is judged, and all is counted. With `--cluster` the product runs on one, whose hosts break instead; with `--uploads` too, photos lie in an object store
 * of its own, whose hosts break; with `--restore` too, all its databases are lost, and restored from their backups; with `--runbook` too, parts of a cluster
 * without a product die as its runbook lists them. With `--upgrade` nothing breaks, and an earlier version is followed by this one; with `--cells` one of two
 * cells is lost as a whole, and its community moves to a third.
 */
export async function chaos(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      messages: { type: 'string' },
      orders: { type: 'string' },
      uploads: { type: 'string' },
      members: { type: 'string', default: '300' },
      restore: { type: 'boolean', default: false },
      runbook: { type: 'boolean', default: false },
      cluster: { type: 'boolean', default: false },
      upgrade: { type: 'boolean', default: false },
      cells: { type: 'boolean', default: false },
      from: { type: 'string' },
      seed: { type: 'string', default: '58' },
      json: { type: 'string' },
      history: { type: 'string', default: join(projectRoot, '.cache', 'chaos-history.jsonl') },
    },
  });
  const isOrders = values.orders !== undefined;
  const isUploads = values.uploads !== undefined;
  const [many, seed] = [Number(values.uploads ?? values.orders ?? values.messages ?? 2_000), Number(values.seed)];
  const members = Number(values.members);
  if (!Number.isInteger(members) || members < 100) throw new ClearFault('--members is a whole number of 100 or more.');
  if ((values.restore || values.runbook) && (!values.cluster || isOrders || isUploads))
    throw new ClearFault('--restore and --runbook go with --cluster, and neither with --orders nor with --uploads.');
  if (!Number.isInteger(many) || many < 1) throw new ClearFault('--messages, --orders or --uploads is a whole number of 1 or more.');
  if ((values.upgrade || values.cells) && (isOrders || isUploads || values.cluster))
    throw new ClearFault('--upgrade and --cells are tried with --messages alone, on stores of this machine.');
  const log = join(projectRoot, '.cache', 'chaos.log');
  mkdirSync(dirname(log), { recursive: true });
  console.log(`Starting the product; what its parts say while they break is in ${log}, what everybody sees in ${values.history}`);
  writeFileSync(log, '');
  const note = (line: string) => appendFileSync(log, `${line}\n`);
  const cluster = values.cluster ? await ClusterStage.up(note, isUploads ? 'storage' : 'databases') : undefined;
  const apiProcesses = cluster ? cluster.apiProcesses : API_PROCESSES;
  const env = {
    ...currentEnvironment(),
    APP_MODE: 'demo',
    PORT: String(await freePortRange(apiProcesses)),
    API_PROCESSES: String(apiProcesses),
    WORKER_PROCESSES: cluster ? '2' : '1',
    DATA_DIR: join(projectRoot, '.cache', 'chaos'),
    LOG_LEVEL: 'error',
    ...cluster?.settings,
  };
  const start = () => startProduct({ members, seedNumber: seed, isExplicit: true, isFresh: !cluster }, note, env, cluster?.makeServers);
  const settings = { seed, historyFile: values.history };
  const drill = async (): Promise<Drill> => {
    if (values.upgrade) return UpgradeDrill.begin({ ...settings, messages: many, from: values.from, note });
    if (values.cells) return CellsDrill.begin({ ...settings, messages: many, note });
    if (values.runbook && cluster) return new RunbookDrill(cluster.cluster);
    if (values.restore && cluster) return new RestoreDrill(cluster.cluster, { seed, messages: many, settings: env, startProduct: start });
    return whileItBreaks(start(), (product) => {
      const around = cluster?.around ?? partsOf(product);
      const storeUrl = cluster?.cluster.storage?.settings.S3_ENDPOINT;
      const play = () =>
        isUploads
          ? breakUploads(product, many, { seed, around, storeUrl })
          : (isOrders ? breakOrders : breakMessages)(product, many, { ...settings, around });
      return cluster ? cluster.judged(play, values.history) : play();
    });
  };
  const outcome = await untilStopped(await drill(), async () => cluster?.down());
  print(outcome);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(outcome.counts, null, 2)}\n`);
  if (Object.keys(outcome.faults).length > 0) process.exitCode = 1;
}

interface Drill {
  play(): Promise<Outcome>;
  stop(): Promise<void>;
}

const whileItBreaks = (run: ProductRun, play: (product: Product) => Promise<Outcome>): Drill => ({
  play: async () => play(await run.ready),
  stop: () => run.stop(),
});

/** Plays, and stops in any case, also when somebody interrupts it. */
async function untilStopped(drill: Drill, stopGround: () => Promise<void>): Promise<Outcome> {
  const stop = async () => {
    await drill.stop();
    await stopGround();
  };
  const interrupted = () => void stop().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    return await drill.play();
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    await stop();
  }
}

const partsOf = (product: Product): ChaosSettings['around'] => ({
  faults: faultsOf({ ...product, apiProcesses: product.urls.length }),
  seconds: ONCE_S,
});

function print({ counts, faults, good }: Outcome): void {
  for (const [name, count] of Object.entries(counts)) console.log(`${name.replaceAll('_', ' ').padEnd(14)} ${String(count).padStart(7)}`);
  console.log(Object.keys(faults).length > 0 ? `NOT CLEAN: ${JSON.stringify(faults)}` : good);
}
