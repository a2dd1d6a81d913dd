import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';
import type { DebianProgram, Program } from '../services/debian-program.js';
import { freePortRange } from '../services/ports.js';

const START_MS = 20_000;

export interface TlsProxy {
  /** `https://127.0.0.1:8443` */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export const caddyPackage: DebianProgram = {
  name: 'Caddy',
  installed: ['caddy'],
  packages: ['caddy'],
  file: 'usr/bin/caddy',
  versionArgs: ['version'],
  missing: 'Caddy is not here, and could not be fetched from Debian: TLS was not judged',
};

/** The proxy of production before a product of this machine, with a certificate of its own making. */
export async function startTlsProxy(caddy: Program, productPort: string): Promise<TlsProxy> {
  const folder = join(projectRoot, '.cache', 'attack-proxy');
  mkdirSync(folder, { recursive: true });
  const port = await freePortRange(1);
  writeFileSync(join(folder, 'Caddyfile'), configOf(port, productPort, folder));
  const child = spawn(caddy.command, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...currentEnvironment(), ...caddy.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (const until = performance.now() + START_MS; performance.now() < until; await sleep(200)) {
    if (child.exitCode !== null) break;
    if (await speaks(port, 'TLSv1.3')) return { url: `https://127.0.0.1:${port}`, stop };
  }
  await stop();
  throw new Error(`Caddy does not answer: ${said.trim().split('\n').at(-1) ?? ''}`);
}

/** What a Caddyfile says of TLS, a setting in a line; nothing where its defaults hold. */
export const tlsSettings = (caddyfile: string): string => /^\ttls \{\n([^}]*)\n\t\}$/m.exec(caddyfile)?.[1] ?? '';

/** What the files of production say, but for the address, the certificate and the parts behind it. */
function configOf(port: number, productPort: string, folder: string): string {
  const production = readFileSync(join(projectRoot, 'deploy/proxy.caddy'), 'utf8');
  return `{
	admin off
	skip_install_trust
	auto_https disable_redirects
	storage file_system ${folder}
}
https://localhost:${port}, https://127.0.0.1:${port} {
	bind 127.0.0.1
	tls internal {
${tlsSettings(production)}
	}
	reverse_proxy 127.0.0.1:${productPort}
}
`;
}

export type TlsVersion = 'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3';

/** Whether somebody there speaks this version, and no other was asked for. */
export function speaks(port: number, version: TlsVersion): Promise<boolean> {
  return new Promise((resolve) => {
    // The certificate of a test is signed by nobody; old versions want old ciphers.
    const socket = connect({
      host: '127.0.0.1',
      port,
      servername: 'localhost',
      rejectUnauthorized: false,
      minVersion: version,
      maxVersion: version,
      ciphers: 'ALL:@SECLEVEL=0',
    });
    const end = (does: boolean) => {
      socket.destroy();
      resolve(does);
    };
    socket.setTimeout(5_000, () => end(false));
    socket.once('secureConnect', () => end(true));
    socket.once('error', () => end(false));
  });
}
