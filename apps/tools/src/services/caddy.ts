import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentEnvironment } from '#config';
import { ClearFault } from '../clear-fault.js';
import { projectRoot } from '../project.js';
import type { DebianProgram, Program } from './debian-program.js';

const START_MS = 20_000;
const LOOK_MS = 100;
const SAID = 4_000;

export const caddyPackage: DebianProgram = {
  name: 'Caddy',
  installed: ['caddy'],
  packages: ['caddy'],
  file: 'usr/bin/caddy',
  versionArgs: ['version'],
  missing: 'Caddy is not here, and could not be fetched from Debian: the proxy of production could not be tried',
};

/** A file of `deploy`, as production has it. */
export const productionFile = (file: string): string => readFileSync(join(projectRoot, 'deploy', file), 'utf8');

/** What every proxy of production says, without TLS, which is judged by `npm run attack`; the pages for when it is away lie in `statusFolder`. */
export const plainSnippets = (statusFolder: string): string =>
  productionFile('proxy.caddy')
    .replace(/^\ttls \{\n[^}]*\n\t\}\n/m, '')
    .replaceAll('/srv/status', statusFolder);

/** A Caddy that runs by a file of its own. */
export class Caddy {
  private said = '';

  private constructor(
    private readonly program: Program,
    private readonly folder: string,
    private readonly configFile: string,
    private readonly process: ChildProcess,
  ) {
    process.stderr?.on('data', (chunk: Buffer) => (this.said = (this.said + chunk.toString()).slice(-SAID)));
  }

  /** Writes the files by their names into the folder, runs by the first, and waits until `answers` says so. */
  static async run(
    program: Program,
    folder: string,
    files: Readonly<Record<string, string>>,
    answers: () => Promise<boolean>,
  ): Promise<Caddy> {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const configFile = join(folder, Object.keys(files)[0] ?? '');
    const spawned = spawn(program.command, ['run', ...argsOf(configFile)], {
      env: environmentIn(folder, program),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const caddy = new Caddy(program, folder, configFile, spawned);
    for (const endsAt = performance.now() + START_MS; performance.now() < endsAt && caddy.isRunning; await sleep(LOOK_MS))
      if (await answers()) return caddy;
    await caddy.stop();
    throw new ClearFault(`Caddy does not answer: ${caddy.said.trim().split('\n').at(-1) ?? ''}`);
  }

  /** Has it read its files again, by its own address for that. */
  async reload(adminAddress: string): Promise<void> {
    const args = ['reload', ...argsOf(this.configFile), '--address', adminAddress];
    const reloading = spawn(this.program.command, args, { env: environmentIn(this.folder, this.program), stdio: 'ignore' });
    const [code] = (await once(reloading, 'exit')) as [number | null];
    if (code !== 0) throw new ClearFault(`Caddy did not take its files: ${this.said.trim().split('\n').at(-1) ?? ''}`);
  }

  async stop(): Promise<void> {
    if (!this.isRunning) return;
    this.process.kill('SIGKILL');
    await once(this.process, 'exit');
  }

  private get isRunning(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }
}

const argsOf = (configFile: string): string[] => ['--config', configFile, '--adapter', 'caddyfile'];

const environmentIn = (folder: string, { env }: Program): NodeJS.ProcessEnv => ({
  ...currentEnvironment(),
  ...env,
  HOME: folder,
  XDG_DATA_HOME: folder,
  XDG_CONFIG_HOME: folder,
});
