import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config, S3Config } from '#config';
import { ObjectStore } from './object-store.js';

/** One adapter for a folder and for every S3: flydrive speaks to both. */
export class DriveObjectStore extends ObjectStore {
  constructor(private readonly disk: Disk) {
    super();
  }

  put(name: string, bytes: Uint8Array, contentType: string): Promise<void> {
    return this.disk.put(name, bytes, { contentType, contentLength: bytes.byteLength });
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      const bytes = await this.disk.getBytes(name);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  putStream(name: string, bytes: Readable, length: number, contentType: string): Promise<void> {
    return this.disk.putStream(name, bytes, { contentType, contentLength: length });
  }

  async getStream(name: string): Promise<Readable> {
    if (!(await this.disk.exists(name))) throw new Error('there is no such object');
    return this.disk.getStream(name);
  }

  remove(name: string): Promise<void> {
    return this.disk.delete(name);
  }

  exists(name: string): Promise<boolean> {
    return this.disk.exists(name);
  }

  async *names(folder: string): AsyncGenerator<string> {
    let paginationToken: string | undefined;
    do {
      const page = await this.disk.listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) }).catch(orNothing);
      // A bucket answers with all that begins so: names of other folders too.
      for (const found of page.objects) if (found.isFile && found.key.startsWith(`${folder}/`)) yield found.key;
      ({ paginationToken } = page);
    } while (paginationToken);
  }
}

/** The bucket when one is set, else the folder `objects` in the data folder. */
export async function openObjectStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<ObjectStore> {
  return new DriveObjectStore(s3 ? await bucketDisk(s3) : folderDisk(join(dataDir, 'objects')));
}

function folderDisk(location: string): Disk {
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

/** Loaded only when it is used: the client of S3 takes longer to load than all the rest. */
async function bucketDisk({ bucket, endpoint, region, accessKey, secretKey, checksums }: S3Config): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const wished = checksums === 'crc32' ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED';
  return new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false, // private by the bucket's own policy; many stores refuse ACLs
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      requestChecksumCalculation: wished, // stores other than Amazon's do not all know the newer ones; the signature holds one of SHA-256
      responseChecksumValidation: wished,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    }),
  );
}

/** A folder in which nothing was ever put is not there. */
function orNothing(error: unknown): Awaited<ReturnType<Disk['listAll']>> {
  if (isMissing(error)) return { objects: [] };
  throw error;
}

const missing: ReadonlySet<unknown> = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

/** flydrive wraps what its driver threw: a code of the file system, or a name of S3. */
function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown; name?: unknown } };
  return missing.has(cause?.code) || missing.has(cause?.name);
}
