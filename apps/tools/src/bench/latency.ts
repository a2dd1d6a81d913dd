import { Agent, request } from 'node:http';
import { percentile, type Side } from './pairs.js';

const P95 = 0.95;

/** A side whose figure is the p95 in milliseconds of `act`, by `callers` at a time. */
export const p95Of =
  (callers: number, act: (turn: number) => Promise<void>): Side =>
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
        }
      }),
    );
    return percentile(times, P95);
  };

/** A GET over a kept connection. Throws on anything but 200, so that no bench measures refusals. */
export function getter(base: string): (path: string, cookie: string) => Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return (path, cookie) =>
    new Promise((resolve, reject) => {
      const call = request(`${base}${path}`, { agent, headers: { cookie } }, (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (body += part));
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve(body) : reject(new Error(`${path} answered ${answer.statusCode}: ${body}`)),
        );
      });
      call.on('error', reject);
      call.end();
    });
}
