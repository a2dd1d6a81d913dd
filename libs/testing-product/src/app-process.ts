import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { currentEnvironment, settingNames } from '#config';
import { callerAt } from './callers.js';
import { eventually } from './eventually.js';

/** What still runs, to be ended with the spec: also when one of its expectations was not met. */
const running = new Set<ChildProcess>();

export async function endAllApps(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      child.kill('SIGKILL');
      await once(child, 'close');
    }),
  );
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The process ends with the test that started it, however that ends. */
const followParent = new URL('../../../dist/apps/tools/src/start/follow-parent.js', import.meta.url).href;

export interface App {
  readonly pid: number;
  readonly url: string;
  /** How much memory it holds now. */
  megabytes(): Promise<number>;
  /** Everything that it wrote so far. */
  output(): string;
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** On a machine that is busy with something else. */
const START_S = 90;

/** Runs the compiled API or worker as production does: in a process of its own, with these settings and no others. */
export async function runApp(app: 'api' | 'worker', settings: Readonly<Record<string, string>>): Promise<App> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const inherited = Object.fromEntries(Object.entries(currentEnvironment()).filter(([name]) => !settingNames.includes(name)));
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', '--enable-source-maps', '--import', followParent, `dist/apps/${app}/src/main.js`],
    {
      cwd: root,
      env: { ...inherited, PORT: String(port), METRICS_PORT: String(metricsPort), WORKER_METRICS_PORT: String(metricsPort), ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  running.add(child);
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    megabytes: async () => {
      const { text } = await callerAt(`http://127.0.0.1:${metricsPort}`).get('/metrics');
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1024 / 1024;
    },
    output: () => output,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The same, once it works; throws with what it wrote when it ends instead. */
export async function runningApp(app: 'api' | 'worker', settings: Readonly<Record<string, string>>): Promise<App> {
  const running = await runApp(app, settings);
  let code: number | null | undefined;
  void running.ended.then((ended) => (code = ended));
  await eventually(START_S, () => {
    if (code !== undefined) throw new Error(`${app} ended with ${code}:\n${running.output()}`);
    return /"msg":"(api listens|worker works)"/.test(running.output());
  });
  return running;
}

/** The settings of a production on the services of this test. */
export function productionSettings(): Record<string, string> {
  const { DATABASE_URL = '', REDIS_URL = '', SMTP_URL = '', DATA_DIR = '', APP_SECRET = '' } = currentEnvironment();
  return {
    DATABASE_URL,
    REDIS_URL,
    SMTP_URL,
    DATA_DIR,
    APP_SECRET,
    MOLLIE_KEY: 'live_a_key_for_tests_that_is_long_enough',
    MAIL_FROM: 'Second Spring <hello@site.example>',
    PUBLIC_URLS: 'https://www.site.example',
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
