import { once } from 'node:events';
import { ClearFault } from '../clear-fault.js';
import { Cluster } from './cluster.js';
import { settingsFor } from './plan.js';

/** `node apps/tools/run.mjs cluster up`: a cluster on this machine, until Ctrl-C. */
export async function cluster([command]: readonly string[]): Promise<void> {
  if (command !== 'up') throw new ClearFault('What is to be done? node apps/tools/run.mjs cluster up');
  const running = await Cluster.up(console.log);
  const ended = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  console.log(`${(await running.leader()).name} leads. What its parts say is in ${running.folder}`);
  for (const [name, value] of Object.entries(settingsFor(running.addresses))) console.log(`${name}=${value}`);
  console.log('As on one of its hosts: ip netns exec spring-db1 … Ctrl-C ends all of it.');
  await ended;
  await running.down();
}
