import { currentEnvironment } from '#config';
import { readStartOptions } from '../start/options.js';
import { startProduct } from '../start/product.js';
import { untilEnded } from '../start/until-ended.js';
import { welcome } from '../start/welcome.js';
import { LiveServers, portsOfDev } from './live-servers.js';

/** `npm run dev`: the sources, followed as they change, on the services and the community of `npm start`. */
export function dev(args: readonly string[]): Promise<void> {
  const env = { ...currentEnvironment(), API_PROCESSES: String(portsOfDev) };
  const run = startProduct(readStartOptions(args), console.log, env, (workshop) => new LiveServers(workshop));
  return untilEnded(run, ({ urls, ...product }) => welcome({ ...product, urls: urls.slice(0, 1) }, performance.now() / 1000) + followed);
}

const followed = '  What is saved below apps, libs and frontend is followed; what does not compile or start is told here.\n';
