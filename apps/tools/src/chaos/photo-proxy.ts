import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { Caddy, caddyPackage, plainSnippets } from '../services/caddy.js';
import { debianProgram } from '../services/debian-program.js';
import { freePortRange } from '../services/ports.js';

/** The proxy of production before API processes, which fetches the bytes of photos from their store. */
export interface PhotoProxy {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startPhotoProxy(urls: readonly string[], storeUrl: string): Promise<PhotoProxy> {
  const program = await debianProgram(caddyPackage, (line) => console.log(line));
  const folder = join(projectRoot, '.cache', 'photo-proxy');
  const port = await freePortRange(1);
  const url = `http://127.0.0.1:${port}`;
  const files = {
    Caddyfile: `{
	admin off
}
import proxy.caddy
${url} {
	bind 127.0.0.1
	import product
	reverse_proxy ${urls.map((one) => new URL(one).host).join(' ')} {
		import api
		import photos
	}
}
`,
    'proxy.caddy': plainSnippets(join(folder, 'status')).replace(/\{\$PHOTO_STORE:[^}]*\}/, storeUrl),
  };
  const caddy = await Caddy.run(program, folder, files, () => isReady(url));
  return { url, stop: () => caddy.stop() };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
