import { BuiltServers } from '../start/built-servers.js';
import type { ServerPlan, Workshop } from '../start/servers.js';
import type { ClusterAddresses } from './plan.js';

/** The product on a cluster: API and workers with a role each, through the poolers. */
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
  }
}
