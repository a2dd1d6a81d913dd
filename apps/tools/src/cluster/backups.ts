import type { Host } from './host.js';

const command = ['/usr/bin/pgbackrest', '--stanza=second-spring'];

/** The host of the backups, and what is typed there. */
export class Backups {
  constructor(private readonly host: Host) {}

  /** Makes the repository, and tries whether the log of the database comes there. */
  async begin(): Promise<void> {
    await this.run('stanza-create');
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
