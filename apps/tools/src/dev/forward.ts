import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

interface Target {
  readonly host: string;
  readonly port: number;
}

/** Hands a request on as it came, and the answer back. */
export function forward(request: IncomingMessage, response: ServerResponse, { host, port }: Target): void {
  const { method, url, headers } = request;
  const onward = send({ host, port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, rememberedBriefly(answer.rawHeaders));
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'Content-Type': 'text/plain' }).end('The API ended before it answered. Try again in a moment.');
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** What stays as it is while a release runs may change at any moment here. */
export function rememberedBriefly(rawHeaders: readonly string[]): string[] {
  const isLasting = (name: string | undefined, value: string) => /^cache-control$/i.test(name ?? '') && /\bimmutable\b/.test(value);
  return rawHeaders.map((text, index) => (index % 2 === 1 && isLasting(rawHeaders[index - 1], text) ? 'no-cache' : text));
}

/** Joins a socket of the browser with one of the API. */
export function forwardUpgrade({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer, { host, port }: Target): void {
  const upstream = connect({ host, port }, () => {
    const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
    upstream.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
  socket.on('close', () => upstream.destroy());
}
