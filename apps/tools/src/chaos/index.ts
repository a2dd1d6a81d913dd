import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';
import { ClearFault } from '../clear-fault.js';
import { ClusterStage } from '../cluster/stage.js';
import { freePortRange } from '../services/ports.js';
import { startProduct, type Product } from '../start/product.js';
import { faultsOf } from './faults.js';
import { breakMessages } from './messages.js';
import { breakOrders } from './orders.js';
import type { ChaosSettings, Outcome } from './outcome.js';

const API_PROCESSES = 3;
const MEMBERS = 300;
/** Long enough for each fault of the product's own parts to strike once. */
const ONCE_S = 60;

/**
 * `npm run chaos -- --messages 20000 | --orders 2000 [--cluster] [--seed 58] [--json FILE] [--history FILE]`: members write, or buy, while everything
 * around them breaks; then what each of them saw is judged, and all is counted. With `--cluster` the product runs on one, whose hosts break instead.
 */
export async function chaos(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      messages: { type: 'string' },
      orders: { type: 'string' },
      cluster: { type: 'boolean', default: false },
      seed: { type: 'string', default: '58' },
      json: { type: 'string' },
      history: { type: 'string', default: join(projectRoot, '.cache', 'chaos-history.jsonl') },
    },
  });
  const isOrders = values.orders !== undefined;
  const [many, seed] = [Number(values.orders ?? values.messages ?? 2_000), Number(values.seed)];
  if (!Number.isInteger(many) || many < 1) throw new ClearFault('--messages or --orders is a whole number of 1 or more.');
  const log = join(projectRoot, '.cache', 'chaos.log');
  mkdirSync(dirname(log), { recursive: true });
  console.log(`Starting the product; what its parts say while they break is in ${log}, what everybody sees in ${values.history}`);
  writeFileSync(log, '');
  const note = (line: string) => appendFileSync(log, `${line}\n`);
  const cluster = values.cluster ? await ClusterStage.up(note) : undefined;
  const apiProcesses = cluster ? cluster.apiProcesses : API_PROCESSES;
  const run = startProduct(
    { members: MEMBERS, seedNumber: seed, isExplicit: true, isFresh: !cluster },
    note,
    {
      ...currentEnvironment(),
      APP_MODE: 'demo',
      PORT: String(await freePortRange(apiProcesses)),
      API_PROCESSES: String(apiProcesses),
      WORKER_PROCESSES: cluster ? '2' : '1',
      DATA_DIR: join(projectRoot, '.cache', 'chaos'),
      LOG_LEVEL: 'error',
      ...cluster?.settings,
    },
    cluster?.makeServers,
  );
  const stop = async () => {
    await run.stop();
    await cluster?.down();
  };
  const interrupted = () => void stop().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    const product = await run.ready;
    const settings = { seed, historyFile: values.history, around: cluster?.around ?? partsOf(product) };
    const play = () => (isOrders ? breakOrders : breakMessages)(product, many, settings);
    const outcome = await (cluster ? cluster.judged(play, values.history) : play());
    print(outcome);
    if (values.json) writeFileSync(values.json, `${JSON.stringify(outcome.counts, null, 2)}\n`);
    if (Object.keys(outcome.faults).length > 0) process.exitCode = 1;
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
