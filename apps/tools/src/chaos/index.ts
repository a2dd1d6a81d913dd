import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';
import { ClearFault } from '../clear-fault.js';
import { ClusterStage } from '../cluster/stage.js';
import { freePortRange } from '../services/ports.js';
import { startProduct, type Product } from '../start/product.js';
import { UpgradeStage } from '../upgrade/stage.js';
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
 * around them breaks; then what each of them saw is judged, and all is counted. With `--cluster` the product runs on one, whose hosts break instead;
 * with `--upgrade [--from REVISION]` nothing breaks, and an earlier version is followed by this one.
 */
export async function chaos(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      messages: { type: 'string' },
      orders: { type: 'string' },
      cluster: { type: 'boolean', default: false },
      upgrade: { type: 'boolean', default: false },
      from: { type: 'string' },
      seed: { type: 'string', default: '58' },
      json: { type: 'string' },
      history: { type: 'string', default: join(projectRoot, '.cache', 'chaos-history.jsonl') },
    },
  });
  const isOrders = values.orders !== undefined;
  const [many, seed] = [Number(values.orders ?? values.messages ?? 2_000), Number(values.seed)];
  if (!Number.isInteger(many) || many < 1) throw new ClearFault('--messages or --orders is a whole number of 1 or more.');
  if (values.upgrade && (isOrders || values.cluster))
    throw new ClearFault('--upgrade is tried with --messages alone, on stores of this machine.');
  const log = join(projectRoot, '.cache', 'chaos.log');
  mkdirSync(dirname(log), { recursive: true });
  console.log(`Starting the product; what its parts say while they break is in ${log}, what everybody sees in ${values.history}`);
  writeFileSync(log, '');
  const note = (line: string) => appendFileSync(log, `${line}\n`);
  if (values.upgrade) return reportOn(() => upgrade(many, { seed, historyFile: values.history, from: values.from, note }), values.json);
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
  await reportOn(
    () =>
      untilStopped(stop, async () => {
        const product = await run.ready;
        const settings = { seed, historyFile: values.history, around: cluster?.around ?? partsOf(product) };
        const play = () => (isOrders ? breakOrders : breakMessages)(product, many, settings);
        return cluster ? cluster.judged(play, values.history) : play();
      }),
    values.json,
  );
}

interface UpgradeSettings {
  readonly seed: number;
  readonly historyFile: string;
  readonly from: string | undefined;
  readonly note: (line: string) => void;
}

async function upgrade(messages: number, { seed, historyFile, from, note }: UpgradeSettings): Promise<Outcome> {
  const stage = await UpgradeStage.up(note, from);
  return untilStopped(
    () => stage.down(),
    () => stage.judged(() => breakMessages(stage.product, messages, { seed, historyFile, around: stage.around }), historyFile),
  );
}

/** Plays, and stops in any case, also when somebody interrupts it. */
async function untilStopped(stop: () => Promise<void>, play: () => Promise<Outcome>): Promise<Outcome> {
  const interrupted = () => void stop().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    return await play();
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    await stop();
  }
}

async function reportOn(play: () => Promise<Outcome>, jsonFile: string | undefined): Promise<void> {
  const outcome = await play();
  print(outcome);
  if (jsonFile) writeFileSync(jsonFile, `${JSON.stringify(outcome.counts, null, 2)}\n`);
  if (Object.keys(outcome.faults).length > 0) process.exitCode = 1;
}

const partsOf = (product: Product): ChaosSettings['around'] => ({
  faults: faultsOf({ ...product, apiProcesses: product.urls.length }),
  seconds: ONCE_S,
});

function print({ counts, faults, good }: Outcome): void {
  for (const [name, count] of Object.entries(counts)) console.log(`${name.replaceAll('_', ' ').padEnd(14)} ${String(count).padStart(7)}`);
  console.log(Object.keys(faults).length > 0 ? `NOT CLEAN: ${JSON.stringify(faults)}` : good);
}
