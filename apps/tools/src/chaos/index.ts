import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';
import { ClearFault } from '../clear-fault.js';
import { RestoreDrill } from '../cluster/restore-drill.js';
import { ClusterStage } from '../cluster/stage.js';
import { freePortRange } from '../services/ports.js';
import { startProduct, type Product, type ProductRun } from '../start/product.js';
import { faultsOf } from './faults.js';
import { breakMessages } from './messages.js';
import { breakOrders } from './orders.js';
import type { ChaosSettings, Outcome } from './outcome.js';

const API_PROCESSES = 3;
/** Long enough for each fault of the product's own parts to strike once. */
const ONCE_S = 60;

/**
 * `npm run chaos -- --messages 20000 | --orders 2000 [--cluster [--restore]] [--members 300] [--seed 58] [--json FILE] [--history FILE]`: members write,
 * or buy, while everything around them breaks; then what each of them saw is judged, and all is counted. With `--cluster` the product runs on one, whose
 * hosts break instead; with `--restore` too, all its databases are lost, and restored from their backups.
 */
export async function chaos(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      messages: { type: 'string' },
      orders: { type: 'string' },
      members: { type: 'string', default: '300' },
      restore: { type: 'boolean', default: false },
      cluster: { type: 'boolean', default: false },
      seed: { type: 'string', default: '58' },
      json: { type: 'string' },
      history: { type: 'string', default: join(projectRoot, '.cache', 'chaos-history.jsonl') },
    },
  });
  const isOrders = values.orders !== undefined;
  const [many, seed] = [Number(values.orders ?? values.messages ?? 2_000), Number(values.seed)];
  const members = Number(values.members);
  if (!Number.isInteger(members) || members < 100) throw new ClearFault('--members is a whole number of 100 or more.');
  if (values.restore && (!values.cluster || isOrders)) throw new ClearFault('--restore goes with --cluster, and not with --orders.');
  if (!Number.isInteger(many) || many < 1) throw new ClearFault('--messages or --orders is a whole number of 1 or more.');
  const log = join(projectRoot, '.cache', 'chaos.log');
  mkdirSync(dirname(log), { recursive: true });
  console.log(`Starting the product; what its parts say while they break is in ${log}, what everybody sees in ${values.history}`);
  writeFileSync(log, '');
  const note = (line: string) => appendFileSync(log, `${line}\n`);
  const cluster = values.cluster ? await ClusterStage.up(note) : undefined;
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
  const drill: Drill =
    values.restore && cluster
      ? new RestoreDrill(cluster.cluster, { seed, messages: many, settings: env, startProduct: start })
      : whileItBreaks(start(), (product) => {
          const around = cluster?.around ?? partsOf(product);
          const play = () => (isOrders ? breakOrders : breakMessages)(product, many, { ...settings, around });
          return cluster ? cluster.judged(play, values.history) : play();
        });
  const stop = async () => {
    await drill.stop();
    await cluster?.down();
  };
  const interrupted = () => void stop().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    const outcome = await drill.play();
    print(outcome);
    if (values.json) writeFileSync(values.json, `${JSON.stringify(outcome.counts, null, 2)}\n`);
    if (Object.keys(outcome.faults).length > 0) process.exitCode = 1;
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    await stop();
  }
}

interface Drill {
  play(): Promise<Outcome>;
  stop(): Promise<void>;
}

const whileItBreaks = (run: ProductRun, play: (product: Product) => Promise<Outcome>): Drill => ({
  play: async () => play(await run.ready),
  stop: () => run.stop(),
});

const partsOf = (product: Product): ChaosSettings['around'] => ({
  faults: faultsOf({ ...product, apiProcesses: product.urls.length }),
  seconds: ONCE_S,
});

function print({ counts, faults, good }: Outcome): void {
  for (const [name, count] of Object.entries(counts)) console.log(`${name.replaceAll('_', ' ').padEnd(14)} ${String(count).padStart(7)}`);
  console.log(Object.keys(faults).length > 0 ? `NOT CLEAN: ${JSON.stringify(faults)}` : good);
}
