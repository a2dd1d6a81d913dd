import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, type Side } from './pairs.js';

const P95 = 0.95;

/** A side whose figure is the p95 in milliseconds of `act`, by `callers` at a time, each with so long a pause after it. */
export const p95Of =
  (callers: number, act: (turn: number) => Promise<void>, pauseMs = 0): Side =>
  async (seconds) => {
    const until = performance.now() + seconds * 1_000;
    const times: number[] = [];
    let turn = 0;
    await Promise.all(
      Array.from({ length: callers }, async () => {
        while (performance.now() < until) {
          const startedAt = performance.now();
          await act((turn += 1));
          times.push(performance.now() - startedAt);
          if (pauseMs > 0) await sleep(pauseMs);
        }
      }),
    );
    return percentile(times, P95);
  };

type Call = (path: string, cookie: string, body?: unknown) => Promise<string>;

/** A GET over a kept connection, `from` an address of this machine. Throws on anything but success, so that no bench measures refusals. */
export const getter = (base: string, from?: string): ((path: string, cookie: string) => Promise<string>) => caller(base, 'GET', from);

/** The same for a POST. */
export const poster = (base: string): Call => caller(base, 'POST');

function caller(base: string, method: 'GET' | 'POST', localAddress?: string): Call {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, ...(localAddress && { localAddress }) });
  return (path, cookie, body) =>
    new Promise((resolve, reject) => {
      const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const call = request(`${base}${path}`, { agent, method, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () =>
          [200, 201].includes(answer.statusCode ?? 0) ? resolve(text) : reject(new Error(`${path} answered ${answer.statusCode}: ${text}`)),
        );
      });
      call.on('error', reject);
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
}
