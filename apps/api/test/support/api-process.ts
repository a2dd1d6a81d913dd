import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { testEnvironment } from '#testing';
import { callerAt } from '#testing-product';

/** The process ends with the test that started it, however that ends. */
const followParent = new URL('../../../../dist/apps/tools/src/start/follow-parent.js', import.meta.url).href;
const main = fileURLToPath(new URL('../../../../dist/apps/api/src/main.js', import.meta.url));
const PATIENCE_MS = 60_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The compiled API as a process of its own: static files come by packages that a test cannot load. */
export class ApiProcess {
  private constructor(
    readonly address: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<ApiProcess> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const env = testEnvironment({ PORT: String(port), METRICS_PORT: String(metricsPort), ...settings });
    const child = spawn(process.execPath, ['--import', followParent, main], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const api = new ApiProcess(`http://127.0.0.1:${port}`, child);
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(50)) {
      if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}: ${said}`);
      const isUp = await callerAt(api.address)
        .get('/api/live')
        .then(
          ({ ok }) => ok,
          () => false,
        );
      if (isUp) return api;
    }
    await api.stop();
    throw new Error(`The API does not answer: ${said}`);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }
}
