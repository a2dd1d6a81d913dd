import { BuiltServers } from '../start/built-servers.js';
import { spawnServer, whenApiReady, type ServerPlan, type Workshop } from '../start/servers.js';
import { Pooler } from './pooler.js';

/** Besides the usual API process one whose connections, so many, go through a pooler: on the next port. */
export class PooledServers extends BuiltServers {
  private pooler: Pooler | undefined;

  constructor(
    workshop: Workshop,
    private readonly connections: number,
  ) {
    super(workshop);
  }

  override async start(plan: ServerPlan): Promise<void> {
    await super.start(plan);
    const databaseUrl = plan.env['DATABASE_URL'] ?? '';
    const pooler = await Pooler.before(databaseUrl);
    this.pooler = pooler;
    const changed = { DATABASE_URL: pooler.urlOf(databaseUrl), DATABASE_POOL: String(this.connections), API_PROCESSES: '2' };
    const pooled = { ...plan, env: { ...plan.env, ...changed } };
    await this.workshop.supervisor.start({
      name: 'api-pooled',
      launch: async (hooks) => whenApiReady(pooled, 1, await spawnServer(pooled, 'api-pooled', 'api', { PROCESS_INDEX: '1' }), hooks),
    });
  }

  override async stop(): Promise<void> {
    await this.pooler?.stop();
  }
}
