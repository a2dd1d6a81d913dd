import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Product, productUrls, type Answer, type Member } from '#testing-product';

let product: Product;
let anna: Member;
beforeAll(async () => {
  product = new Product();
  anna = await product.member();
});
afterAll(() => product.close());

const PATIENCE_MS = 1_000;

/** Sends these bytes over a connection of their own; answers all that came back until it was closed, or nothing more came. */
function send(bytes: string): Promise<string> {
  const { port } = new URL(productUrls[0] ?? '');
  const socket = connect(Number(port), '127.0.0.1');
  let heard = '';
  return new Promise((resolve) => {
    const end = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.setTimeout(PATIENCE_MS, end);
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
    socket.once('error', end);
    socket.once('close', end);
    socket.write(bytes);
  });
}
const statuses = (heard: string): string[] => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);
const languageOf = async (): Promise<unknown> => {
  const { body } = (await product.signedIn(anna).get('/api/user')) as Answer<{ user: { language: unknown } }>;
  return body.user.language;
};

/** A request that would change something, hidden in the body of another one. */
const hidden = () => {
  const body = '{"language":"fi"}';
  return `PUT /api/user HTTP/1.1\r\nhost: localhost\r\ncookie: ${anna.cookie}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};
const head = 'POST /api/page-hidden HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const size = (text: string) => Buffer.byteLength(text).toString(16);

/** Each says twice, and differently, where the body ends. */
const ambiguous: readonly (readonly [what: string, request: () => string])[] = [
  ['a length and chunks', () => `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden()}`],
  ['chunks and a length', () => `${head}transfer-encoding: chunked\r\ncontent-length: ${hidden().length + 5}\r\n\r\n0\r\n\r\n${hidden()}`],
  ['two lengths', () => `${head}content-length: 2\r\ncontent-length: ${hidden().length + 2}\r\n\r\n{}${hidden()}`],
  ['a list of lengths', () => `${head}content-length: 2, 2\r\n\r\n{}${hidden()}`],
  ['a length with a sign', () => `${head}content-length: +2\r\n\r\n{}${hidden()}`],
  ['a negative length', () => `${head}content-length: -2\r\n\r\n{}${hidden()}`],
  ['a length in hexadecimal', () => `${head}content-length: 0x2\r\n\r\n{}${hidden()}`],
  ['a blank before the colon', () => `${head}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${hidden()}`],
  ['another coding than chunked', () => `${head}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${hidden()}`],
  ['chunked, but not in the end', () => `${head}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden()}`],
  ['a folded header', () => `${head}x-a: b\r\n transfer-encoding: chunked\r\ncontent-length: 2\r\n\r\n{}`],
  ['a header that ends with a line feed alone', () => `${head}x-a: b\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden()}`],
  ['a NUL in a header', () => `${head}x-a: b\0c\r\ncontent-length: 2\r\n\r\n{}${hidden()}`],
  ['a chunk with a wrong size', () => `${head}transfer-encoding: chunked\r\n\r\n${size('{}')}0\r\n{}\r\n0\r\n\r\n`],
  ['a chunk whose size is a word', () => `${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
];

describe('a request that says twice where it ends', () => {
  it.each(ambiguous)('is refused, and what hides behind it is never asked: %s [ASVS 4.2.1]', async (_what, request) => {
    const heard = await send(request());
    expect(statuses(heard).filter((status) => !/^4\d\d$/.test(status))).toEqual([]);
    expect(statuses(heard).length).toBeLessThanOrEqual(1);
    expect(await languageOf()).toBe('en');
  });

  it('is told from two requests over one connection, which are answered one after the other', async () => {
    const one = 'GET /api/live HTTP/1.1\r\nhost: localhost\r\n\r\n';
    expect(statuses(await send(`${one}${one}`))).toEqual(['200', '200']);
    const chunks = `${head}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n${one}`;
    expect(statuses(await send(chunks))).toEqual([expect.stringMatching(/^[24]/), '200']);
  });
});
