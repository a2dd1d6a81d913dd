import { join } from 'node:path';
import type { Environment } from '#config';
import type { Outcome } from '../chaos/outcome.js';
import type { Surroundings } from '../chaos/strikes.js';
import type { Servers, Workshop } from '../start/servers.js';
import { Cluster } from './cluster.js';
import { clusterFaults, FAULTS_ONCE_S } from './faults.js';
import { settingsFor } from './plan.js';
import { withRows } from './report.js';
import { ClusterServers } from './servers.js';
import { SteadyWriter } from './steady-writer.js';

/** A cluster for the product to run on while its hosts break. */
export class ClusterStage {
  readonly apiProcesses = 2;
  readonly settings: Environment;
  readonly around: Surroundings;

  private constructor(readonly cluster: Cluster) {
    this.settings = { ...settingsFor(cluster.addresses), DATA_DIR: join(cluster.folder, 'product') };
    this.around = { faults: clusterFaults(cluster), seconds: FAULTS_ONCE_S };
  }

  static async up(note: (line: string) => void): Promise<ClusterStage> {
    const startedAt = performance.now();
    const cluster = await Cluster.up((line) => {
      note(line);
      if (!line.includes('\n')) console.log(line);
    });
    console.log(`The cluster works after ${Math.round((performance.now() - startedAt) / 1_000)} s`);
    return new ClusterStage(cluster);
  }

  readonly makeServers = (workshop: Workshop): Servers => new ClusterServers(workshop, this.cluster.addresses);

  /** Plays, with a writer of rows beside it, and says what came of both. */
  async judged(play: () => Promise<Outcome>, historyFile: string): Promise<Outcome> {
    const { apiUrl, ownerUrl } = this.cluster.addresses;
    const writer = await SteadyWriter.begin(apiUrl, ownerUrl);
    let outcome: Outcome;
    try {
      outcome = await play();
    } finally {
      await writer.stop();
    }
    return withRows(outcome, writer, historyFile);
  }

  down(): Promise<void> {
    return this.cluster.down();
  }
}
