import { buildFrontends } from './frontends.js';
import { furtherWorkerParts, serverParts, untilHealthy, type ServerPlan, type Servers, type Workshop } from './servers.js';

/** The product as it was built, every part started again when it ends by itself. */
export class BuiltServers implements Servers {
  constructor(protected readonly workshop: Workshop) {}

  prepare(): Promise<void> {
    return buildFrontends(this.workshop.logFolder, this.workshop.hooksFor);
  }

  async start(plan: ServerPlan): Promise<void> {
    await Promise.all(serverParts(plan).map((part) => this.workshop.supervisor.start(part)));
    await untilHealthy(plan, () => `Look at the logs in ${plan.logFolder}`);
    for (const part of furtherWorkerParts(plan)) await this.workshop.supervisor.start(part);
  }

  /** The supervisor ends all of them. */
  async stop(): Promise<void> {}
}
