import { join } from 'node:path';
import { connect } from 'node:tls';
import { projectRoot } from '../project.js';
import { Caddy, productionFile } from '../services/caddy.js';
import type { Program } from '../services/debian-program.js';
import { freePortRange } from '../services/ports.js';

export interface TlsProxy {
  /** `https://127.0.0.1:8443` */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The proxy of production before a product of this machine, with a certificate of its own making. */
export async function startTlsProxy(program: Program, productPort: string): Promise<TlsProxy> {
  const folder = join(projectRoot, '.cache', 'attack-proxy');
  const port = await freePortRange(1);
  const caddy = await Caddy.run(program, folder, { Caddyfile: configOf(port, productPort, folder) }, () => speaks(port, 'TLSv1.3'));
  return { url: `https://127.0.0.1:${port}`, stop: () => caddy.stop() };
}

/** What a Caddyfile says of TLS, a setting in a line; nothing where its defaults hold. */
export const tlsSettings = (caddyfile: string): string => /^\ttls \{\n([^}]*)\n\t\}$/m.exec(caddyfile)?.[1] ?? '';

/** What the files of production say, but for the address, the certificate and the parts behind it. */
function configOf(port: number, productPort: string, folder: string): string {
  return `{
	admin off
	skip_install_trust
	auto_https disable_redirects
	storage file_system ${folder}
}
https://localhost:${port}, https://127.0.0.1:${port} {
	bind 127.0.0.1
	tls internal {
${tlsSettings(productionFile('proxy.caddy'))}
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
