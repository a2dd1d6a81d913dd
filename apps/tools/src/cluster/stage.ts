import { join } from 'node:path';
import type { Environment } from '#config';
import type { Outcome } from '../chaos/outcome.js';
import type { Surroundings } from '../chaos/strikes.js';
import { BuiltServers } from '../start/built-servers.js';
import type { Servers, Workshop } from '../start/servers.js';
import { Cluster } from './cluster.js';
import { clusterFaults, FAULTS_ONCE_S, STORAGE_FAULTS_ONCE_S, storageFaults } from './faults.js';
import { settingsFor, type ClusterPart } from './plan.js';
import { withRows, withStorage } from './report.js';
import { ClusterServers } from './servers.js';
import { SteadyWriter } from './steady-writer.js';

/** The databases of a cluster, or its object store, for the product to run on while its hosts break; the rest is as on one machine. */
export class ClusterStage {
  readonly apiProcesses = 2;
  readonly settings: Environment;
  readonly around: Surroundings;

  private constructor(readonly cluster: Cluster) {
    const { storage } = cluster;
    this.settings = { ...(storage?.settings ?? settingsFor(cluster.addresses)), DATA_DIR: join(cluster.folder, 'product') };
    this.around = storage
      ? { faults: storageFaults(cluster, storage.hosts), seconds: STORAGE_FAULTS_ONCE_S }
      : { faults: clusterFaults(cluster), seconds: FAULTS_ONCE_S };
  }

  static async up(note: (line: string) => void, part: ClusterPart): Promise<ClusterStage> {
    const startedAt = performance.now();
    const cluster = await Cluster.up(
      (line) => {
        note(line);
        if (!line.includes('\n')) console.log(line);
      },
      [part],
    );
    console.log(`The cluster works after ${Math.round((performance.now() - startedAt) / 1_000)} s`);
    return new ClusterStage(cluster);
  }

  readonly makeServers = (workshop: Workshop): Servers =>
    this.cluster.storage ? new BuiltServers(workshop) : new ClusterServers(workshop, this.cluster.addresses);

  /** Plays, and says what came of it: of the store where it has one, and else of rows that are written beside it. */
  judged(play: () => Promise<Outcome>, historyFile: string): Promise<Outcome> {
    const { storage } = this.cluster;
    return storage ? withStorage(play, storage) : this.judgedWithRows(play, historyFile);
  }

  private async judgedWithRows(play: () => Promise<Outcome>, historyFile: string): Promise<Outcome> {
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
