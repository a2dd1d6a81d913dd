import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';
import { Random } from '../seed/random.js';
import { ClearFault } from '../clear-fault.js';
import { freePortRange } from '../services/ports.js';
import { startProduct, type Product } from '../start/product.js';
import { Crowd } from './crowd.js';
import { faultsOf } from './faults.js';
import { LossyProxy } from './lossy-proxy.js';
import { faultsIn, judge, type Verdict } from './verdict.js';

const API_PROCESSES = 3;
const MEMBERS = 300;
const PHONES = 40;
const LOST_ANSWERS = 0.1;
/** No message costs more credits. */
const DEAREST = 10;
/** Long enough for every fault to strike at least once. */
const SHORTEST_S = 60;
const FASTEST = 150;
const FAULT_EVERY_MS = 5_000;
/** After the last fault everything is back within this time, or it never is. */
const RECOVERY_S = 120;

/** `npm run chaos -- --messages 20000 [--seed 58] [--json FILE]`: members write while everything around them breaks; then all is counted. */
export async function chaos(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { messages: { type: 'string', default: '2000' }, seed: { type: 'string', default: '58' }, json: { type: 'string' } },
  });
  const [messages, seed] = [Number(values.messages), Number(values.seed)];
  if (!Number.isInteger(messages) || messages < 1) throw new ClearFault('--messages is a whole number of 1 or more.');
  const log = join(projectRoot, '.cache', 'chaos.log');
  mkdirSync(dirname(log), { recursive: true });
  console.log(`Starting the product; what its parts say while they break is in ${log}`);
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
    const verdict = await struggle(await run.ready, messages, seed);
    print(verdict);
    if (values.json) writeFileSync(values.json, `${JSON.stringify(verdict, null, 2)}\n`);
    if (hasFaults(verdict)) process.exitCode = 1;
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    await run.stop();
  }
}

async function struggle(product: Product, messages: number, seed: number): Promise<Verdict> {
  const random = new Random(seed, 1);
  let losing = LOST_ANSWERS;
  const proxies = await Promise.all(product.urls.map((url) => LossyProxy.before(url, () => random.chance(losing))));
  const addresses = proxies.map(({ url }) => url);
  const crowd = await Crowd.gather({
    ownerUrl: product.ownerUrl,
    size: PHONES,
    credits: messages * DEAREST,
    seed,
    urls: () => addresses,
    socketUrl: (phone) => product.urls[phone % product.urls.length] ?? '',
  });
  try {
    const perSecond = Math.min(FASTEST, messages / SHORTEST_S);
    const strikes = new Strikes(product, random);
    console.log(`${PHONES} phones, ${API_PROCESSES} API processes, ${messages} messages, ${Math.round(perSecond)} a second`);
    const startedAt = performance.now();
    await crowd.talk(messages, { perSecond, seconds: (messages / perSecond) * 3 + RECOVERY_S });
    losing = 0;
    await strikes.end();
    await crowd.rest();
    const tries = crowd.phones.reduce((sum, phone) => sum + phone.tries, 0);
    const lost = proxies.reduce((sum, { dropped }) => sum + dropped, 0);
    console.log(
      `${Math.round((performance.now() - startedAt) / 1_000)} s, ${tries} tries, ${lost} answers lost, ` +
        `${crowd.phones.reduce((sum, phone) => sum + phone.hints, 0)} hints heard; ${strikes.summary()}`,
    );
    for (const { code } of crowd.phones.flatMap(({ refused }) => refused).slice(0, 5)) console.log(`refused: ${code}`);
    return await judge(crowd);
  } finally {
    await crowd.leave();
    await Promise.all(proxies.map((proxy) => proxy.close()));
  }
}

/** One fault after the other, each kind at least once, then by chance, until told to end. */
class Strikes {
  private readonly counts = new Map<string, number>();
  private isOver = false;
  private readonly going: Promise<void>;

  constructor(
    private readonly product: Product,
    private readonly random: Random,
  ) {
    this.going = this.strike();
  }

  private async strike(): Promise<void> {
    const faults = faultsOf({ ...this.product, apiProcesses: API_PROCESSES });
    for (let turn = 0; !this.isOver; turn += 1) {
      const fault = faults[turn] ?? this.random.pick(faults);
      await fault.strike();
      this.counts.set(fault.name, (this.counts.get(fault.name) ?? 0) + 1);
      for (let waited = 0; waited < FAULT_EVERY_MS && !this.isOver; waited += 100) await sleep(100);
    }
  }

  /** No more faults; waits until every part answers again. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.going;
    for (let waited = 0; waited < RECOVERY_S * 1_000; waited += 500) {
      const healthy = this.product.urls.map((url) =>
        fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(({ ok }) => ok),
      );
      if ((await Promise.allSettled(healthy)).every((answer) => answer.status === 'fulfilled' && answer.value)) return;
      await sleep(500);
    }
    throw new ClearFault(`The product is not whole again ${RECOVERY_S} s after the last fault.`);
  }

  summary(): string {
    return [...this.counts].map(([name, count]) => `${name} ${count}×`).join(', ');
  }
}

const hasFaults = (verdict: Verdict): boolean => Object.keys(faultsIn(verdict)).length > 0;

function print(verdict: Verdict): void {
  for (const [name, count] of Object.entries(verdict)) console.log(`${name.replaceAll('_', ' ').padEnd(14)} ${String(count).padStart(7)}`);
  console.log(hasFaults(verdict) ? 'NOT CLEAN' : 'Nothing lost, nothing doubled, nothing charged twice.');
}
