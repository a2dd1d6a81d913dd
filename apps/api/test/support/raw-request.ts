import { request, type IncomingHttpHeaders } from 'node:http';

export type RawAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

export type RawCall = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string | undefined };

/** Asks under any name of the host, also an empty one, and at the address just as it is written: supertest can neither. */
export function rawRequest(url: string, path: string, { method = 'GET', headers, body }: RawCall = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, setHost: false, headers: { ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
