import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { Caddy, caddyPackage, plainSnippets, productionFile } from '../services/caddy.js';
import { debianProgram } from '../services/debian-program.js';
import { freePortRange } from '../services/ports.js';

/** The proxy in front of all cells, set as `deploy/cells` says, but for TLS. */
export class Front {
  private constructor(
    private readonly caddy: Caddy,
    private readonly folder: string,
    private readonly firstPort: number,
    private readonly cells: readonly string[],
  ) {}

  static async open(folder: string, cells: readonly string[], log: (line: string) => void): Promise<Front> {
    const program = await debianProgram(caddyPackage, log);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'cells', 'hosts'), { recursive: true });
    const firstPort = await freePortRange(cells.length + 2);
    const head = `{\n\tadmin 127.0.0.1:${firstPort + 1}\n}\n`;
    const files = {
      'cells/Caddyfile':
        head + productionFile('cells/Caddyfile').replace('{$OTHER_ADDRESSES::80} {', `http://:${firstPort} {\n\tbind 127.0.0.1`),
      'proxy.caddy': plainSnippets(join(folder, 'status')),
    };
    const caddy = await Caddy.run(program, folder, files, () => hasNoCell(`http://127.0.0.1:${firstPort}`));
    return new Front(caddy, folder, firstPort, cells);
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
    await this.caddy.reload(`127.0.0.1:${this.firstPort + 1}`);
  }

  close(): Promise<void> {
    return this.caddy.stop();
  }

  private hostOf(cell: string): string {
    return `${cell}.localhost:${this.firstPort}`;
  }
}

const hasNoCell = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status === 421,
    () => false,
  );
