import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { currentEnvironment } from '#config';

const { PRODUCT_URLS = '', PRODUCT_RUN_FILE = '' } = currentEnvironment();

function pidOf(part: string): number {
  const run = JSON.parse(readFileSync(PRODUCT_RUN_FILE, 'utf8')) as { processes: Record<string, { pid: number }> };
  return run.processes[part]?.pid ?? 0;
}

async function isHealthy(): Promise<boolean> {
  const answers = await Promise.all(
    PRODUCT_URLS.split(',').map((url) =>
      fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).then(
        (answer) => answer.ok,
        () => false,
      ),
    ),
  );
  return answers.every(Boolean);
}

describe('the running product', () => {
  it.each(['worker', 'api-1', 'redis', 'postgres'])('is whole again within 30 s after a kill -9 of %s', async (part) => {
    const killed = pidOf(part);
    process.kill(killed, 'SIGKILL');
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline && (pidOf(part) === killed || !(await isHealthy()))) await sleep(100);
    expect(pidOf(part)).not.toBe(killed);
    expect(await isHealthy()).toBe(true);
  });
});
