import { readFileSync } from 'node:fs';
import { currentEnvironment } from '#config';

const { PRODUCT_URLS = '', PRODUCT_RUN_FILE = '', DATA_DIR = '' } = currentEnvironment();

/** The addresses of the API processes. */
export const productUrls = PRODUCT_URLS.split(',');
export const dataDir = DATA_DIR;
/** The rest of the time that a promise of the product allows takes longer: only with LONG=1. */
export const isLong = currentEnvironment()['LONG'] === '1';

export const urlOf = (process: number): string => productUrls[process % productUrls.length] ?? '';

/** The process of a part of the product: `api-0`, `api-1`, `worker`, `redis`, `postgres`. */
export function pidOf(part: string): number {
  const run = JSON.parse(readFileSync(PRODUCT_RUN_FILE, 'utf8')) as { processes: Record<string, { pid: number }> };
  const pid = run.processes[part]?.pid;
  if (!pid) throw new Error(`${part} does not run`);
  return pid;
}
