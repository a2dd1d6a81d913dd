import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { currentEnvironment, settingNames, type Environment } from '#config';
import { projectRoot } from '../project.js';
import { requireChromium } from '../services/chromium.js';
import { freePortRange } from '../services/ports.js';
import { demoSecrets, pushSettings } from '../services/secrets.js';
import type { Product } from '../start/product.js';
import type { TestServices } from './medium-services.js';
import { startServiceProcess } from './service-process.js';
import { removeAbandoned, testFolder } from './test-folder.js';

const apiProcesses = 2;
/** One for each API process and for its metrics, one for those of the worker. */
const portsOfOne = 2 * apiProcesses + 1;

/** What the products said while they were tested: a part that ended, and its last words. */
export const productLog = join(projectRoot, 'dist', 'tests', 'product.log');

/**
 * Starts the whole product as `npm start` does, once for each jest worker, so that a test may end parts of its own. The community is made once; the
 * others begin with a copy of its stores.
 */
export async function startProductServices(workerCount: number, log: (line: string) => void): Promise<TestServices> {
  await removeAbandoned();
  rmSync(productLog, { force: true });
  const firstPort = await freePortRange(portsOfOne * workerCount);
  const folders = Array.from({ length: workerCount }, testFolder);
  const plans = folders.map((dataDir, index) => ({ dataDir, port: firstPort + portsOfOne * index }));
  // Whoever lacks a browser waits for it here, not in the time of a test.
  const [prepared] = await Promise.allSettled([prepare(plans), requireChromium(log)]);
  const products = prepared.status === 'fulfilled' ? await Promise.allSettled(plans.map(startOne)) : [prepared];
  const started = products.flatMap((product) => (product.status === 'fulfilled' && product.value ? [product.value] : []));
  const stop = async () => {
    await Promise.all(started.map((product) => product.stop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  const failed = products.find((product) => product.status === 'rejected');
  if (!failed) return { workers: started.map(({ env }) => env), stop };
  for (const folder of folders) keepLogs(folder);
  await stop();
  throw failed.reason;
}

interface Plan {
  readonly dataDir: string;
  readonly port: number;
}

async function prepare([first, ...others]: readonly Plan[]): Promise<void> {
  if (!first || others.length === 0) return;
  const prepared = await startServiceProcess<Product>('./product-process.js', { args: ['prepare'], env: envOf(first), onLine: noteLine });
  await prepared.stop();
  // Postgres' own files stay its own: each file keeps its owner.
  for (const { dataDir, port } of others) {
    await promisify(execFile)('cp', ['-a', `${first.dataDir}/.`, dataDir]);
    readdress(join(dataDir, 'payment-sandbox', 'journal.jsonl'), first.port, port);
  }
}

/** The sandbox calls the product to which its payments belong now. */
function readdress(journal: string, from: number, to: number): void {
  writeFileSync(journal, readFileSync(journal, 'utf8').replaceAll(`127.0.0.1:${from}/`, `127.0.0.1:${to}/`));
}

function envOf({ dataDir, port }: Plan): Environment {
  const inherited = Object.fromEntries(Object.entries(currentEnvironment()).filter(([name]) => !settingNames.includes(name)));
  return {
    ...inherited,
    APP_MODE: 'demo',
    PORT: String(port),
    API_PROCESSES: String(apiProcesses),
    WORKER_PROCESSES: '1',
    METRICS_PORT: String(port + apiProcesses),
    WORKER_METRICS_PORT: String(port + 2 * apiProcesses),
    DATA_DIR: dataDir,
    PUSH_SERVICES: 'http://127.0.0.1', // what tests listen on
  };
}

/** One product with two API processes, in a folder of its own. */
async function startOne(plan: Plan) {
  const { ready: product, stop } = await startServiceProcess<Product>('./product-process.js', { env: envOf(plan), onLine: noteLine });
  const { dataDir, port } = plan;
  return {
    stop,
    env: {
      PRODUCT_URLS: product.urls.join(','),
      /** Names and ids of the processes, for tests that end one of them. */
      PRODUCT_RUN_FILE: join(dataDir, 'run.json'),
      APP_MODE: 'demo',
      APP_SECRET: demoSecrets(dataDir).appSecret,
      PORT: String(port),
      API_PROCESSES: String(apiProcesses),
      DATA_DIR: dataDir,
      DATABASE_URL: product.databaseUrl,
      DATABASE_OWNER_URL: product.ownerUrl,
      REDIS_URL: product.redisUrl,
      SMTP_URL: product.smtpUrl,
      ...pushSettings(demoSecrets(dataDir)),
      MOLLIE_KEY: product.payments.mollieKey,
      MOLLIE_ENDPOINT: product.payments.mollieEndpoint,
    },
  };
}

function noteLine(line: string): void {
  mkdirSync(dirname(productLog), { recursive: true });
  appendFileSync(productLog, `${new Date().toISOString()} ${line}\n`);
}

/** The logs of a product that did not start are kept, because its folder goes. */
function keepLogs(dataDir: string): void {
  const logs = join(dataDir, 'logs');
  if (existsSync(logs)) cpSync(logs, join(projectRoot, 'dist', 'product-test-logs'), { recursive: true });
}
