import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openObjectStore, type ObjectStore } from './index.js';

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

const stores: [string, () => Promise<ObjectStore>][] = [
  ['a folder', () => openObjectStore({ dataDir: folder, s3: undefined })],
  ['a bucket', () => openObjectStore({ dataDir: folder, s3: bucket.settings })],
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
    await expect(store.exists('photos/x')).rejects.toThrow();
  });
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The five calls of S3 that we use, in memory; a list comes in pages of two. */
class FakeBucket {
  lastPut?: { path: string; contentType: string | undefined; acl: string | string[] | undefined; checksum: string | string[] | undefined };
  /** Whether the way here turns a byte round. */
  damaging = false;
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
    return { bucket: 'pictures', endpoint: `http://127.0.0.1:${port}`, region: 'eu-central-1', accessKey: 'key', secretKey: 'secret' };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const path = decodeURIComponent(pathname);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (searchParams.has('list-type') && path.startsWith('/pictures')) return void response.writeHead(200).end(this.list(searchParams));
    if (!path.startsWith('/pictures/') || !request.headers.authorization) return void response.writeHead(403).end();
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
