import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';
import { ClearFault } from '../clear-fault.js';
import { freePortRange } from '../services/ports.js';
import { startProduct } from '../start/product.js';
import { breakMessages } from './messages.js';
import { breakOrders } from './orders.js';
import type { Outcome } from './outcome.js';

const API_PROCESSES = 3;
const MEMBERS = 300;

/**
 * `npm run chaos -- --messages 20000 | --orders 2000 [--seed 58] [--json FILE] [--history FILE]`: members write, or buy, while everything around them
 * breaks; then what each of them saw is judged, and all is counted.
 */
export async function chaos(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      messages: { type: 'string' },
      orders: { type: 'string' },
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
  const run = startProduct(
    { members: MEMBERS, seedNumber: seed, isExplicit: true, isFresh: true },
    (line) => appendFileSync(log, `${line}\n`),
    {
      ...currentEnvironment(),
      APP_MODE: 'demo',
      PORT: String(await freePortRange(API_PROCESSES)),
      API_PROCESSES: String(API_PROCESSES),
      DATA_DIR: join(projectRoot, '.cache', 'chaos'),
      LOG_LEVEL: 'error',
    },
  );
  const interrupted = () => void run.stop().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    const outcome = await (isOrders ? breakOrders : breakMessages)(await run.ready, many, seed, values.history);
    print(outcome);
    if (values.json) writeFileSync(values.json, `${JSON.stringify(outcome.counts, null, 2)}\n`);
    if (Object.keys(outcome.faults).length > 0) process.exitCode = 1;
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    await run.stop();
  }
}

function print({ counts, faults, good }: Outcome): void {
  for (const [name, count] of Object.entries(counts)) console.log(`${name.replaceAll('_', ' ').padEnd(14)} ${String(count).padStart(7)}`);
  console.log(Object.keys(faults).length > 0 ? `NOT CLEAN: ${JSON.stringify(faults)}` : good);
}
