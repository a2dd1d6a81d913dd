import { Agent, request, type IncomingHttpHeaders } from 'node:http';

const PATIENCE_MS = 10_000;

export interface Wish {
  readonly path: string;
  readonly cookie?: string;
  /** With a body it is a POST. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The statuses that are no failure. */
  readonly expected?: readonly number[];
}

export interface WebAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Calls over kept connections, as many as are wanted at once: nobody waits for another's. */
export class Web {
  private readonly agent = new Agent({ keepAlive: true, maxFreeSockets: 256 });
  private turn = 0;

  constructor(private readonly urls: readonly string[]) {}

  /** Throws on any status but the expected ones, and when there is no answer in ten seconds. */
  call(wish: Wish): Promise<WebAnswer> {
    const { path, cookie, body, headers = {}, expected = [200, 201] } = wish;
    const url = this.urls[(this.turn += 1) % this.urls.length] ?? '';
    const isJson = body !== undefined && !Buffer.isBuffer(body);
    const bytes = isJson ? Buffer.from(JSON.stringify(body)) : body;
    const all = { ...(cookie && { cookie }), ...(isJson && { 'content-type': 'application/json' }), ...headers };
    return new Promise((resolve, reject) => {
      const options = { agent: this.agent, method: bytes ? 'POST' : 'GET', headers: all, signal: AbortSignal.timeout(PATIENCE_MS) };
      const call = request(`${url}${path}`, options, (answer) => {
        const status = answer.statusCode ?? 0;
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.once('error', reject);
        answer.once('end', () => {
          if (expected.includes(status)) resolve({ status, headers: answer.headers, text });
          else reject(new Error(`answered ${status} ${codeOf(text)}`));
        });
      });
      call.once('error', (fault: NodeJS.ErrnoException) => {
        // A kept connection that ended this very moment: whoever keeps connections asks once more, as browsers do.
        if (call.reusedSocket && fault.code === 'ECONNRESET' && !bytes) resolve(this.call(wish));
        else reject(fault.name === 'AbortError' || fault.name === 'TimeoutError' ? new Error('no answer') : fault);
      });
      call.end(bytes);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

const codeOf = (text: string): string => /"error":"(\w+)"/.exec(text)?.[1] ?? '';
