import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { currentEnvironment } from '#config';
import { caddyPackage } from '../attack/tls-proxy.js';
import { ClearFault } from '../clear-fault.js';
import { projectRoot } from '../project.js';
import { debianProgram, type Program } from '../services/debian-program.js';
import { freePortRange } from '../services/ports.js';

const START_MS = 20_000;
const execFileAsync = promisify(execFile);

/** The proxy in front of all cells, set as `deploy/cells` says, but for TLS, which is judged by `npm run attack`. */
export class Front {
  private constructor(
    private readonly caddy: Program,
    private readonly process: ChildProcess,
    private readonly folder: string,
    private readonly firstPort: number,
    private readonly cells: readonly string[],
  ) {}

  static async open(folder: string, cells: readonly string[], log: (line: string) => void): Promise<Front> {
    const caddy = await debianProgram(caddyPackage, log);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'cells', 'hosts'), { recursive: true });
    const firstPort = await freePortRange(cells.length + 2);
    const production = (file: string) => readFileSync(join(projectRoot, 'deploy', file), 'utf8');
    const proxy = production('proxy.caddy')
      .replace(/^\ttls \{\n[^}]*\n\t\}\n/m, '')
      .replaceAll('/srv/status', join(folder, 'status'));
    writeFileSync(join(folder, 'proxy.caddy'), proxy);
    const head = `{\n\tadmin 127.0.0.1:${firstPort + 1}\n}\n`;
    writeFileSync(
      join(folder, 'cells', 'Caddyfile'),
      head + production('cells/Caddyfile').replace('{$OTHER_ADDRESSES::80} {', `http://:${firstPort} {\n\tbind 127.0.0.1`),
    );
    const spawned = spawn(caddy.command, ['run', ...configIn(folder)], {
      env: { ...currentEnvironment(), ...caddy.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    spawned.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000)));
    const front = new Front(caddy, spawned, folder, firstPort, cells);
    for (const endsAt = performance.now() + START_MS; performance.now() < endsAt; await sleep(100)) if (await front.answers()) return front;
    await front.close();
    throw new ClearFault(`Caddy does not answer: ${said.trim().split('\n').at(-1) ?? ''}`);
  }

  /** Where the members of a cell go. */
  urlOf(cell: string): string {
    return `http://127.0.0.1:${this.firstPort + 2 + this.cells.indexOf(cell)}`;
  }

  /** Where every host leads. */
  get commonUrl(): string {
    return `http://127.0.0.1:${this.firstPort}`;
  }

  /** The status of a page of a cell, asked of the address to which every host leads. */
  askAtCommonUrl(cell: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      get(`${this.commonUrl}/`, { headers: { host: this.hostOf(cell) } }, ({ statusCode }) => resolve(statusCode)).once('error', reject);
    });
  }

  /** Where a cell writes the page that is shown while it is away. */
  statusFolderOf(cell: string): string {
    return join(this.folder, 'status', cell);
  }

  /** What is asked of a host goes there from now on. */
  async lead(cell: string, ports: readonly number[]): Promise<void> {
    const text = `${this.urlOf(cell)}, http://${this.hostOf(cell)} {
	bind 127.0.0.1
	vars cell ${cell}
	import product
	reverse_proxy ${ports.map((port) => `127.0.0.1:${port}`).join(' ')} {
		import api
	}
}
`;
    writeFileSync(join(this.folder, 'cells', 'hosts', `${cell}.caddy`), text);
    const args = ['reload', ...configIn(this.folder), '--address', `127.0.0.1:${this.firstPort + 1}`];
    await execFileAsync(this.caddy.command, args, { env: { ...currentEnvironment(), ...this.caddy.env, HOME: this.folder } });
  }

  async close(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill('SIGKILL');
    await once(this.process, 'exit');
  }

  private hostOf(cell: string): string {
    return `${cell}.localhost:${this.firstPort}`;
  }

  private async answers(): Promise<boolean> {
    return fetch(this.commonUrl).then(
      ({ status }) => status === 421,
      () => false,
    );
  }
}

const configIn = (folder: string): string[] => ['--config', join(folder, 'cells', 'Caddyfile'), '--adapter', 'caddyfile'];
