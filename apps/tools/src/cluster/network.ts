import { execFileSync } from 'node:child_process';

const bridge = 'spring';
const prefix = 'spring-';

interface Member {
  readonly name: string;
  readonly address: string;
}

/** Its namespace, and the cable from there to the bridge. */
export const namespaceOf = (host: string): string => `${prefix}${host}`;

/** A bridge of this machine, and a network namespace for each host on it. None of them leads anywhere else. */
export function layNetwork(gateway: string, hosts: readonly Member[]): void {
  clearNetwork();
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${gateway}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  for (const { name, address } of hosts) {
    const space = namespaceOf(name);
    ip('netns', 'add', space);
    ip('link', 'add', space, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', space, 'master', bridge, 'up');
    ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
    ip('-n', space, 'link', 'set', 'eth0', 'up');
    ip('-n', space, 'link', 'set', 'lo', 'up');
  }
}

/** Ends every process in the namespaces, also those that an earlier run left, and takes network and namespaces away. */
export function clearNetwork(): void {
  const spaces = ip('netns', 'list')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((name) => name.startsWith(prefix));
  for (const space of spaces) {
    signalAllIn(space, 'SIGKILL');
    orNothing(() => ip('link', 'del', space));
    ip('netns', 'del', space);
  }
  orNothing(() => ip('link', 'del', bridge));
}

/** A host without its cable: what is sent is lost, and nobody is told. */
export const cut = (space: string): void => void ip('link', 'set', space, 'down');
export const mend = (space: string): void => void ip('link', 'set', space, 'up');

export function pidsIn(space: string): number[] {
  return ip('netns', 'pids', space).split('\n').filter(Boolean).map(Number);
}

export function signalAllIn(space: string, signal: NodeJS.Signals): void {
  for (const pid of pidsIn(space)) orNothing(() => process.kill(pid, signal)); // it may have ended meanwhile
}

function ip(...args: readonly string[]): string {
  return execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function orNothing(act: () => unknown): void {
  try {
    act();
  } catch {
    // It is not there.
  }
}
