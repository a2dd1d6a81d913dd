import { request, type IncomingHttpHeaders } from 'node:http';

export type RawAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** From the first byte sent to the last one heard. */
  readonly ms: number;
};

export type RawCall = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
  /** The address of this machine that the call comes from: all of 127.0.0.0/8 are. */
  readonly from?: string | undefined;
  /** No answer after so long is a fault; for ever when unset. */
  readonly patienceMs?: number | undefined;
};

/** Asks under any name of the host, also an empty one, and at the address just as it is written: supertest can neither. */
export function rawRequest(url: string, path: string, call: RawCall = {}): Promise<RawAnswer> {
  const { method = 'GET', headers, body, from, patienceMs } = call;
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const where = {
      hostname,
      port,
      path,
      method,
      setHost: false,
      headers: { ...headers },
      ...(from !== undefined && { localAddress: from }),
    };
    const asked = request(where, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
          ms: performance.now() - startedAt,
        }),
      );
    });
    asked.once('error', reject);
    if (patienceMs !== undefined) {
      const impatient = setTimeout(() => asked.destroy(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
      asked.once('close', () => clearTimeout(impatient));
    }
    asked.end(body);
  });
}
