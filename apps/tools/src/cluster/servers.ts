import { freePort } from '../services/ports.js';
import { BuiltServers } from '../start/built-servers.js';
import { workerPart, type ServerPlan, type Workshop } from '../start/servers.js';
import type { ClusterAddresses } from './plan.js';

/** The product on a cluster: the API with a role of its own, and a second worker. */
export class ClusterServers extends BuiltServers {
  constructor(
    workshop: Workshop,
    private readonly addresses: ClusterAddresses,
  ) {
    super(workshop);
  }

  override async start(plan: ServerPlan): Promise<void> {
    const { apiUrl, apiReadUrl, workerUrl, workerReadUrl } = this.addresses;
    const env = { ...plan.env, DATABASE_URL: apiUrl, DATABASE_READ_URL: apiReadUrl };
    const workerEnv = { DATABASE_URL: workerUrl, DATABASE_READ_URL: workerReadUrl };
    await super.start({ ...plan, env, workerEnv });
    const second = { ...workerEnv, WORKER_METRICS_PORT: String(await freePort()) };
    await this.workshop.supervisor.start(workerPart({ ...plan, env, workerEnv: second }, 'worker-2'));
  }
}
