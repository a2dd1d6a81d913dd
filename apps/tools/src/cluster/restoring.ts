import type { Cluster } from './cluster.js';
import { restoringTo } from './plan.js';

const patronictl = ['/usr/bin/patronictl', '-c', '/etc/second-spring/patroni.yml'];
const data = '/var/lib/postgresql/18/main';

/** What the runbook tells whoever restores, by the same commands: deploy/cluster/README.md. */
export class Restoring {
  constructor(private readonly cluster: Cluster) {}

  /** The hosts of the database are lost with their disks: whoever comes in their place is empty. */
  async loseAll(): Promise<void> {
    await Promise.all(this.cluster.databases().map((host) => host.lose()));
  }

  /** The first of the empty hosts restores what the repository has, and the others copy it. Answers once it can be written to. */
  async fromNothing(): Promise<void> {
    for (const host of this.cluster.databases()) {
      host.setUp(restoringTo());
      host.boot();
    }
    await this.cluster.untilLed();
  }

  /** Back to a moment: what was written since is put aside. */
  async backTo(moment: string): Promise<void> {
    const hosts = this.cluster.databases();
    await Promise.all(hosts.map((host) => host.stopProgram('patroni')));
    await hosts[0]?.execute('patroni', [...patronictl, 'remove', 'second-spring'], 'second-spring\nYes I am aware\n');
    for (const host of hosts) {
      await host.execute('patroni', ['/bin/mv', data, `${data}.before`]);
      host.setUp(restoringTo(moment));
      host.startProgram('patroni');
    }
    await this.cluster.untilLed();
  }
}
