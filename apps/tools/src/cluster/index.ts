import { once } from 'node:events';
import { ClearFault } from '../clear-fault.js';
import { Cluster } from './cluster.js';
import { allParts, settingsFor } from './plan.js';

/** `node apps/tools/run.mjs cluster up [--storage]`: a cluster on this machine, until Ctrl-C; with storage hosts too. */
export async function cluster([command, ...words]: readonly string[]): Promise<void> {
  if (command !== 'up') throw new ClearFault('What is to be done? node apps/tools/run.mjs cluster up [--storage]');
  const running = await Cluster.up(console.log, words.includes('--storage') ? allParts : ['databases']);
  const ended = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  console.log(`${(await running.leader()).name} leads. What its parts say is in ${running.folder}`);
  for (const [name, value] of Object.entries({ ...settingsFor(running.addresses), ...running.storage?.settings }))
    console.log(`${name}=${value}`);
  console.log('As on one of its hosts: ip netns exec spring-db1 … Ctrl-C ends all of it.');
  await ended;
  await running.down();
}
