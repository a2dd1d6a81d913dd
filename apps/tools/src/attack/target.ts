import { ClearFault } from '../clear-fault.js';
import type { Person } from './person.js';
import { rawRequest, type RawAnswer, type RawCall } from './raw-request.js';

const PATIENCE_MS = 30_000;
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The address to attack. Throws a ClearFault for everything but plain HTTP of this very machine, whatever its name looks like. */
export function requireLoopback(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:' || !loopback.test(url.hostname) || url.username !== '')
    throw new ClearFault(`${address} is not attacked: the target is this machine, as http://127.0.0.1:4300`);
  return url.origin;
}

/** The same for what speaks TLS before a product of this machine. */
export function requireLoopbackTls(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || !loopback.test(url.hostname) || url.username !== '')
    throw new ClearFault(`${address} is not attacked: TLS is judged on this machine, as https://127.0.0.1:8443`);
  return url.origin;
}

export interface TargetCall extends RawCall {
  readonly path: string;
}

/** The product under attack, as its callers reach it. */
export class Target {
  readonly url: string;
  readonly port: string;
  /** As browsers of this machine call it. */
  readonly host: string;
  asked = 0;

  constructor(address: string) {
    const { port } = new URL(requireLoopback(address));
    this.port = port;
    this.host = `localhost:${port}`;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Status 0 where no answer came: what happened is its body then. */
  async ask(who: Person, { path, headers, ...call }: TargetCall): Promise<RawAnswer> {
    this.asked += 1;
    const startedAt = performance.now();
    try {
      return await rawRequest(this.url, path, {
        patienceMs: PATIENCE_MS,
        from: who.from,
        ...call,
        headers: {
          host: this.host,
          ...(who.cookie !== '' && { cookie: who.cookie }),
          ...(call.body !== undefined && { 'content-length': String(Buffer.byteLength(call.body)) }),
          ...headers,
        },
      });
    } catch (fault) {
      return { status: 0, headers: {}, body: fault instanceof Error ? fault.message : String(fault), ms: performance.now() - startedAt };
    }
  }

  /** The body of a plain question that has to be answered. */
  async read<Body>(who: Person, path: string): Promise<Body> {
    const { status, body } = await this.ask(who, { path });
    if (status !== 200) throw new Error(`${path} answers ${status} to ${who.kind}`);
    return JSON.parse(body) as Body;
  }

  /** Sends JSON as an app does. */
  write(who: Person, method: string, path: string, body?: unknown): Promise<RawAnswer> {
    const headers = { 'content-type': 'application/json' };
    return this.ask(who, body === undefined ? { method, path } : { method, path, headers, body: JSON.stringify(body) });
  }
}
