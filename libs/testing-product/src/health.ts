import { callerAt } from './callers.js';
import { productUrls, urlOf } from './environment.js';
import { eventually } from './eventually.js';

export const isHealthy = (process = 0): Promise<boolean> =>
  callerAt(urlOf(process))
    .get('/api/health')
    .timeout(5_000)
    .then(
      ({ status }) => status === 200,
      () => false,
    );

export const untilWhole = (): Promise<boolean> =>
  eventually(60, async () => (await Promise.all(productUrls.map((_url, process) => isHealthy(process)))).every(Boolean));
