import { setTimeout as sleep } from 'node:timers/promises';
import type { Host } from './host.js';

const TRIES = 10;
const PAUSE_MS = 1_000;
const command = ['/usr/bin/pgbackrest', '--stanza=second-spring'];

/** The host of the backups, and what is typed there. */
export class Backups {
  constructor(private readonly host: Host) {}

  /** Makes the repository, and tries whether the log of the database comes there. */
  async begin(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.run('stanza-create');
        break;
      } catch (fault) {
        // The leader sends its log already, and holds the lock while it hears that there is no repository.
        if (tries === TRIES || !String(fault).includes('unable to acquire lock')) throw fault;
        await sleep(PAUSE_MS);
      }
    }
    await this.check();
  }

  /** Has the leader begin a new piece of the log, and waits until the old one is here. */
  async check(): Promise<void> {
    await this.run('check');
  }

  take(type: 'full' | 'incr'): Promise<string> {
    return this.run(`--type=${type}`, 'backup');
  }

  info(): Promise<string> {
    return this.run('info');
  }

  private run(...args: readonly string[]): Promise<string> {
    return this.host.execute('pgbackrest', [...command, ...args]);
  }
}
