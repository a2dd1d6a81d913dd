import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentEnvironment, settingNames } from '#config';
import { projectRoot } from '../project.js';
import { requireChromium } from '../services/chromium.js';
import { freePortRange } from '../services/ports.js';
import { demoSecrets, pushSettings } from '../services/secrets.js';
import { removeAbandoned, testFolder } from './medium-services.js';
import type { ProductLine, ProductMessage } from './product-process.js';

export interface ProductServices {
  /** What the tests of each jest worker find in their environment: a product of their own. */
  readonly workers: readonly Readonly<Record<string, string>>[];
  stop(): Promise<void>;
}

const apiProcesses = 2;
/** One for each API process and for its metrics, one for those of the worker. */
const portsOfOne = 2 * apiProcesses + 1;

/** What the products said while they were tested: a part that ended, and its last words. */
export const productLog = join(projectRoot, 'dist', 'tests', 'product.log');

/** Starts the whole product as `npm start` does, once for each jest worker, so that a test may end parts of its own. */
export async function startProductServices(workerCount: number): Promise<ProductServices> {
  await removeAbandoned();
  // Whoever lacks a browser waits for it here, not in the time of a test.
  await requireChromium(console.log);
  const firstPort = await freePortRange(portsOfOne * workerCount);
  const products = await Promise.allSettled(Array.from({ length: workerCount }, (_, index) => startOne(firstPort + portsOfOne * index)));
  const started = products.flatMap((product) => (product.status === 'fulfilled' ? [product.value] : []));
  const stop = async () => void (await Promise.all(started.map((product) => product.stop())));
  const failed = products.find((product) => product.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { workers: started.map(({ env }) => env), stop };
}

/** One product with two API processes, in a folder of its own. */
async function startOne(port: number) {
  const dataDir = testFolder();
  const inherited = Object.fromEntries(Object.entries(currentEnvironment()).filter(([name]) => !settingNames.includes(name)));
  const child = fork(fileURLToPath(new URL('./product-process.js', import.meta.url)), [], {
    env: {
      ...inherited,
      APP_MODE: 'demo',
      PORT: String(port),
      API_PROCESSES: String(apiProcesses),
      METRICS_PORT: String(port + apiProcesses),
      WORKER_METRICS_PORT: String(port + 2 * apiProcesses),
      DATA_DIR: dataDir,
      PUSH_SERVICES: 'http://127.0.0.1', // what tests listen on
    },
    execArgv: ['--enable-source-maps'],
  });
  const stop = async () => {
    child.off('message', noteLine);
    if (child.exitCode === null && child.connected) child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  child.on('message', noteLine);
  const message = await firstMessage(child);
  if ('fault' in message) {
    keepLogs(dataDir);
    await stop();
    throw new Error(message.fault);
  }
  const { product } = message;
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

function firstMessage(child: ReturnType<typeof fork>): Promise<ProductMessage> {
  return new Promise((resolve) => {
    child.on('message', (message: ProductLine | ProductMessage) => 'line' in message || resolve(message));
    child.once('exit', (code) => resolve({ fault: `The product ended with code ${code} before it was ready` }));
  });
}

function noteLine(message: ProductLine | ProductMessage): void {
  if (!('line' in message)) return;
  mkdirSync(dirname(productLog), { recursive: true });
  appendFileSync(productLog, `${new Date().toISOString()} ${message.line}\n`);
}

/** The logs of a product that did not start are kept, because its folder goes. */
function keepLogs(dataDir: string): void {
  const logs = join(dataDir, 'logs');
  if (existsSync(logs)) cpSync(logs, join(projectRoot, 'dist', 'product-test-logs'), { recursive: true });
}
