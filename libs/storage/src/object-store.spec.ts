import { createHash } from 'node:crypto';
import { createServer, request as startRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { currentEnvironment, type S3Config } from '#config';
import { openObjectStore, storeUnavailable, type ObjectStore } from './index.js';

let folder: string;
let bucket: FakeBucket;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
  bucket = await FakeBucket.start();
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await bucket.stop();
});

/** An empty bucket of a real server, as JSON of its settings: `npm run chaos -- --cluster --uploads` gives that of Swift. */
const given = currentEnvironment()['SPEC_S3'];
const real = given === undefined ? [] : [JSON.parse(given) as S3Config];

const stores: [string, () => Promise<ObjectStore>][] = [
  ['a folder', () => openObjectStore({ dataDir: folder, s3: undefined })],
  ['a bucket', () => openObjectStore({ dataDir: folder, s3: bucket.settings })],
  ...real.map((s3): (typeof stores)[number] => ['a bucket of a real server', () => openObjectStore({ dataDir: folder, s3 })]),
];

describe.each(stores)('the object store in %s', (_, open) => {
  const name = 'photos/ab/abcdef';
  let store: ObjectStore;

  beforeAll(async () => {
    store = await open();
  });

  it('gives back the bytes that were put, and only while they are there', async () => {
    const bytes = Buffer.from([0, 255, 128, 13, 10, 0]);
    expect(await store.exists(name)).toBe(false);
    await store.put(name, bytes, 'image/webp');
    expect(await store.exists(name)).toBe(true);
    expect(await store.get(name)).toEqual(bytes);
    await store.remove(name);
    expect(await store.exists(name)).toBe(false);
    expect(await store.get(name)).toBeUndefined();
  });

  it('gives back what was put as a stream, and throws when there is none of that name', async () => {
    const bytes = Buffer.alloc(300_000, 'a stream of more than one piece');
    await store.putStream(name, pieces(bytes), bytes.byteLength, 'application/zip');
    expect(await read(await store.getStream(name))).toEqual(bytes);
    await store.remove(name);
    await expect(store.getStream(name)).rejects.toThrow('there is no such object');
  });

  it('writes over an object of the same name', async () => {
    await store.put(name, Buffer.from('first, and longer'), 'text/plain');
    await store.put(name, Buffer.from('second'), 'text/plain');
    expect(String(await store.get(name))).toBe('second');
  });

  it('does not mind removing what is not there', async () => {
    await expect(store.remove('photos/no/such')).resolves.toBeUndefined();
  });

  it('names what was put below a folder, however deep, and nothing where nothing ever was', async () => {
    const found = async (folder: string) => {
      const names: string[] = [];
      for await (const one of store.names(folder)) names.push(one);
      return names.toSorted();
    };
    expect(await found('lists')).toEqual([]);
    for (const one of ['lists/a/1', 'lists/a/2', 'lists/b/1', 'lists-of-others/c']) await store.put(one, Buffer.from('x'), 'text/plain');
    expect(await found('lists')).toEqual(['lists/a/1', 'lists/a/2', 'lists/b/1']);
  });

  it('refuses a name that climbs out of its place [ASVS 5.3.2]', async () => {
    await expect(store.put('../outside', Buffer.from('x'), 'text/plain')).rejects.toThrow();
    await expect(store.get('photos/../../outside')).rejects.toThrow();
    expect(existsSync(join(folder, 'outside'))).toBe(false);
  });
});

const buckets: [string, () => S3Config][] = [
  ['a bucket', () => bucket.settings],
  ...real.map((s3): (typeof buckets)[number] => ['a bucket of a real server', () => s3]),
];

describe.each(buckets)('the address of an object in %s', (_, settings) => {
  it('gives the object to the proxy that has it, for a minute, and nothing once a letter of it is another', async () => {
    const store = await openObjectStore({ dataDir: folder, s3: { ...settings(), photoBytes: 'proxy' } });
    const bytes = Buffer.from('of a photo');
    await store.put('photos/ab/signed', bytes, 'image/webp');
    const address = await store.signedAddress('photos/ab/signed');
    if (!address) throw new Error('no address');
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(Buffer.from(await (await fetch(address)).arrayBuffer())).toEqual(bytes);
    const signature = address.searchParams.get('X-Amz-Signature') ?? '';
    address.searchParams.set('X-Amz-Signature', `${signature.slice(0, -1)}${signature.endsWith('0') ? 1 : 0}`);
    expect((await fetch(address)).status).toBe(403);
    await store.remove('photos/ab/signed');
  });

  it('is given where the proxy is to fetch photos, and nowhere else', async () => {
    for (const s3 of [settings(), undefined])
      expect(await (await openObjectStore({ dataDir: folder, s3 })).signedAddress('photos/ab/signed')).toBeUndefined();
  });
});

describe('the object store', () => {
  it('keeps its folder closed to other users of the machine', async () => {
    await openObjectStore({ dataDir: folder, s3: undefined });
    expect((await stat(join(folder, 'objects'))).mode & 0o077).toBe(0);
  });

  it('writes to the bucket alone when one is set, with the content type and without public rights', async () => {
    const store = await openObjectStore({ dataDir: join(folder, 'unused'), s3: bucket.settings });
    await store.put('photos/x', Buffer.from('x'), 'image/webp');
    expect(bucket.lastPut).toMatchObject({ path: '/pictures/photos/x', contentType: 'image/webp', acl: undefined });
    expect(await readdir(folder)).not.toContain('unused');
  });

  it('sends the checksum of its bytes with each object, by which the store refuses what reached it damaged', async () => {
    const store = await openObjectStore({ dataDir: folder, s3: bucket.settings });
    await store.put('photos/y', Buffer.from('as it was sent'), 'image/webp');
    expect(bucket.lastPut?.checksum).toBe(sha256(Buffer.from('as it was sent')));
    bucket.damaging = true;
    await expect(store.put('photos/z', Buffer.from('as it was sent'), 'image/webp')).rejects.toThrow();
    bucket.damaging = false;
    expect(await store.exists('photos/z')).toBe(false);
  });

  it('tells a store that is out of order from an object that is missing', async () => {
    const store = await openObjectStore({ dataDir: folder, s3: { ...bucket.settings, bucket: 'forbidden' } });
    await expect(store.get('photos/x')).rejects.toThrow();
    const refused = await store.exists('photos/x').catch((error: unknown) => error);
    expect([refused instanceof Error, storeUnavailable(refused)]).toEqual([true, false]);
  });

  it.each([
    ['answers nothing', () => (bucket.mode = 'silent')],
    ['answers that it is out of order', () => (bucket.mode = 'broken')],
  ])('says within its limits that a store is away which %s, whatever is asked of it', async (_, befall) => {
    const store = await openObjectStore({ dataDir: folder, s3: bucket.settings }, { answerMs: 200, silenceMs: 400 });
    await store.put('photos/before', Buffer.from('before'), 'image/webp');
    befall();
    const asked = await Promise.allSettled([
      store.get('photos/before'),
      store.exists('photos/before'),
      store.remove('photos/before'),
      store.put('photos/after', Buffer.from('after'), 'image/webp'),
      store.putStream('exports/after', Readable.from([Buffer.from('after')]), 5, 'application/zip'),
      store.getStream('photos/before'),
      store.names('photos').next(),
    ]).finally(() => (bucket.mode = 'works'));
    expect(asked.map((one) => one.status === 'rejected' && storeUnavailable(one.reason))).toEqual(asked.map(() => true));
    expect(String(await store.get('photos/before'))).toBe('before');
  });

  it('says that a store is away to which no connection leads, and that a disk is full', async () => {
    const store = await openObjectStore({ dataDir: folder, s3: { ...bucket.settings, endpoint: 'http://127.0.0.1:9' } });
    expect(storeUnavailable(await store.exists('photos/x').catch((error: unknown) => error))).toBe(true);
    const full = Object.assign(new Error(), { code: 'E_CANNOT_WRITE_FILE', cause: { code: 'ENOSPC' } });
    expect([storeUnavailable(full), storeUnavailable(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))]).toEqual([
      true,
      false,
    ]);
  });
});

/** What only a real server can refuse. */
for (const s3 of real)
  describe('a real server', () => {
    /** Somebody on the way who turns one byte of each body round. */
    const damaging = async (settings: S3Config, act: (store: ObjectStore) => Promise<void>) => {
      const { hostname, port } = new URL(settings.endpoint ?? '');
      const proxy = createServer((request, response) => void forward(request, response, { hostname, port }));
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
      const { port: own } = proxy.address() as AddressInfo;
      try {
        await act(await openObjectStore({ dataDir: folder, s3: { ...settings, endpoint: `http://127.0.0.1:${own}` } }));
      } finally {
        proxy.closeAllConnections();
        await new Promise<void>((resolve) => proxy.close(() => resolve()));
      }
    };

    it.each(['signature', 'crc32'] as const)('refuses bytes that reached it damaged, by %s', async (checksums) => {
      await damaging({ ...s3, checksums }, async (store) => {
        await expect(store.put('photos/damaged', Buffer.from('as it was sent'), 'image/webp')).rejects.toThrow();
      });
      const store = await openObjectStore({ dataDir: folder, s3 });
      expect(await store.exists('photos/damaged')).toBe(false);
    });

    it('refuses a stream that reached it damaged, when everything is sent with a checksum', async () => {
      const bytes = Buffer.alloc(100_000, 'as it was sent');
      await damaging({ ...s3, checksums: 'crc32' }, async (store) => {
        await expect(store.putStream('photos/damaged', pieces(bytes), bytes.byteLength, 'application/zip')).rejects.toThrow();
      });
      const store = await openObjectStore({ dataDir: folder, s3 });
      expect(await store.exists('photos/damaged')).toBe(false);
    });

    it('shows nothing to whoever does not sign, or with another key', async () => {
      const store = await openObjectStore({ dataDir: folder, s3 });
      await store.put('photos/secret', Buffer.from('secret'), 'image/webp');
      for (const path of ['photos/secret', '?list-type=2&prefix=photos']) {
        const { ok } = await fetch(`${s3.endpoint}/${s3.bucket}/${path}`);
        expect(ok).toBe(false);
      }
      const stranger = await openObjectStore({ dataDir: folder, s3: { ...s3, secretKey: 'guessed' } });
      await expect(stranger.get('photos/secret')).rejects.toThrow();
      await store.remove('photos/secret');
    });
  });

const pieces = (bytes: Buffer): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, index) => bytes.subarray(index * 65_536, (index + 1) * 65_536)),
  );

async function read(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The byte in the middle of a body is inside its object, also where that is sent in pieces that say how long they are. */
async function forward(request: IncomingMessage, response: ServerResponse, to: { readonly hostname: string; readonly port: string }) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const middle = Math.floor(body.length / 2);
  if (body.length > 0) body[middle] = (body[middle] ?? 0) ^ 1;
  const { 'transfer-encoding': _, ...headers } = request.headers;
  const onward = startRequest({ ...to, method: request.method, path: request.url, headers: { ...headers, 'content-length': body.length } });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.end(body);
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The five calls of S3 that we use, in memory; a list comes in pages of two. */
class FakeBucket {
  lastPut?: { path: string; contentType: string | undefined; acl: string | string[] | undefined; checksum: string | string[] | undefined };
  /** Whether the way here turns a byte round. */
  damaging = false;
  mode: 'works' | 'silent' | 'broken' = 'works';
  private signature?: string;
  private readonly objects = new Map<string, Buffer>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeBucket> {
    const server = createServer();
    const fake = new FakeBucket(server);
    server.on('request', (request, response) => void fake.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get settings() {
    const { port } = this.server.address() as AddressInfo;
    return {
      bucket: 'pictures',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      accessKey: 'key',
      secretKey: 'secret',
      checksums: 'signature' as const,
      photoBytes: 'api' as const,
    };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.mode === 'silent') return;
    if (this.mode === 'broken') return void response.writeHead(500).end();
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const path = decodeURIComponent(pathname);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (searchParams.has('list-type') && path.startsWith('/pictures')) return void response.writeHead(200).end(this.list(searchParams));
    if (!path.startsWith('/pictures/') || !(request.headers.authorization || this.isSigned(searchParams)))
      return void response.writeHead(403).end();
    if (request.method === 'PUT') {
      const { 'content-type': contentType, 'x-amz-acl': acl, 'x-amz-content-sha256': checksum } = request.headers;
      const body = Buffer.concat(chunks);
      if (this.damaging) body[0] = (body[0] ?? 0) ^ 1;
      if (checksum !== 'UNSIGNED-PAYLOAD' && checksum !== sha256(body))
        return void response.writeHead(400).end('<Error><Code>XAmzContentSHA256Mismatch</Code></Error>');
      this.lastPut = { path, contentType, acl, checksum };
      this.objects.set(path, body);
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      this.objects.delete(path);
      return void response.writeHead(204).end();
    }
    const object = this.objects.get(path);
    if (!object) {
      const body = request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>';
      return void response.writeHead(404, { 'content-type': 'application/xml' }).end(body);
    }
    response.writeHead(200, { 'content-length': object.length }).end(request.method === 'HEAD' ? undefined : object);
  }

  /** Remembers the first signature of an address as the right one: what it must be is the real server's to say. */
  private isSigned(asked: URLSearchParams): boolean {
    const signature = asked.get('X-Amz-Signature');
    return signature !== null && signature === (this.signature ??= signature);
  }

  private list(asked: URLSearchParams): string {
    const prefix = `/pictures/${asked.get('prefix') ?? ''}`;
    const all = [...this.objects.keys()].filter((path) => path.startsWith(prefix));
    const from = Number(asked.get('continuation-token') ?? 0);
    const page = all.slice(from, from + 2);
    const next = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    const contents = page.map((path) => `<Contents><Key>${path.replace('/pictures/', '')}</Key><Size>1</Size><ETag>x</ETag></Contents>`);
    return `<ListBucketResult><KeyCount>${page.length}</KeyCount>${next}${contents.join('')}</ListBucketResult>`;
  }
}
