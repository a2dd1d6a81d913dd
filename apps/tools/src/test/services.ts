import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { currentEnvironment } from '#config';
import { buildFrontends } from '../start/frontends.js';
import type { TestServices } from './medium-services.js';
import { startProductServices } from './product-services.js';
import { startServiceProcess } from './service-process.js';
import type { Size } from './test-files.js';

/** How many files of a size are tested at a time. */
export const workersOf: Readonly<Record<Size, number>> = { unit: 2, medium: 3, product: 2 };

const noServices: TestServices = { workers: [], stop: async () => undefined };

/** The services of a run, by the size of the tests that need them: started when they are first asked for, and kept until the run ends. */
export class RunServices {
  private readonly started = new Map<Size, Promise<TestServices>>();

  /** `workers`: how many there are at least, the first time. */
  of(size: Size, workers = workersOf[size]): Promise<TestServices> {
    const kept = this.started.get(size) ?? this.start(size, Math.min(workers, workersOf[size]));
    this.started.set(size, kept);
    return kept;
  }

  /** Starts those of all sizes, for a run that asks for them later. Who asks is told of a fault. */
  startAhead(): void {
    for (const size of ['medium', 'product'] as const) this.of(size).catch(() => undefined);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.started.values()].map(async (starting) => (await starting.catch(() => noServices)).stop()));
  }

  private async start(size: Size, workers: number): Promise<TestServices> {
    if (size === 'unit') return noServices;
    if (size === 'product') {
      await frontendsBuilt();
      return startProductServices(workers, console.log);
    }
    const { ready, stop } = await startServiceProcess<TestServices['workers']>('./medium-process.js', {
      args: [String(workers)],
      env: currentEnvironment(),
      onLine: console.log,
    });
    return { workers: ready, stop };
  }
}

/** Builds what changed of the frontends. Only the first call has anything to do. */
export async function frontendsBuilt(): Promise<undefined> {
  await buildFrontends(join(projectRoot, 'dist'), () => ({ log: () => undefined, onSpawn: () => undefined }));
  return undefined;
}
