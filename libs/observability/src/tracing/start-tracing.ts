import type { TracesConfig } from '#config';
import { setTraces } from './traces.js';

/**
 * Begins to trace this process, if the settings say where to: call it before the application is made. The packages are loaded only then, because a
 * start without traces should not wait for them.
 */
export async function startTracing(service: 'api' | 'worker', config: TracesConfig | undefined): Promise<void> {
  if (!config) return;
  const { openTraces } = await import('./open-telemetry.js');
  setTraces(openTraces(service, config));
}
