import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config, S3Config } from '#config';
import { ObjectStore } from './object-store.js';
import { isMissing } from './store-errors.js';

/** How long a bucket may say nothing, in ms. */
export interface StoreLimits {
  /** What is asked is answered by then, bytes of a photo included. */
  readonly answerMs: number;
  /** While something is sent or streamed: nothing has moved for so long. */
  readonly silenceMs: number;
}

const storeLimits: StoreLimits = { answerMs: 3_000, silenceMs: 10_000 };
const CONNECT_MS = 1_000;
const SIGNED_FOR_S = 60;
/** Who waits has an answer before they give up: once more, and no third time. */
const ATTEMPTS = 2;

/** One adapter for a folder and for every S3: flydrive speaks to both. */
export class DriveObjectStore extends ObjectStore {
  /** `transfers` has the patience that many bytes need. */
  constructor(
    private readonly disk: Disk,
    private readonly transfers: Disk,
    private readonly isSigning: boolean,
  ) {
    super();
  }

  put(name: string, bytes: Uint8Array, contentType: string): Promise<void> {
    return this.transfers.put(name, bytes, { contentType, contentLength: bytes.byteLength });
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
    return this.transfers.putStream(name, bytes, { contentType, contentLength: length });
  }

  async getStream(name: string): Promise<Readable> {
    if (!(await this.disk.exists(name))) throw new Error('there is no such object');
    return this.transfers.getStream(name);
  }

  async signedAddress(name: string): Promise<URL | undefined> {
    return this.isSigning ? new URL(await this.disk.getSignedUrl(name, { expiresIn: SIGNED_FOR_S })) : undefined;
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
export async function openObjectStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, limits = storeLimits): Promise<ObjectStore> {
  if (s3) return openBucket(s3, limits);
  const folder = folderDisk(join(dataDir, 'objects'));
  return new DriveObjectStore(folder, folder, false);
}

async function openBucket(s3: S3Config, { answerMs, silenceMs }: StoreLimits): Promise<ObjectStore> {
  return new DriveObjectStore(
    await bucketDisk(s3, { requestTimeout: answerMs, throwOnRequestTimeout: true, socketTimeout: answerMs }),
    await bucketDisk(s3, { socketTimeout: silenceMs }),
    s3.photoBytes === 'proxy',
  );
}

function folderDisk(location: string): Disk {
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

/** Loaded only when it is used: the client of S3 takes longer to load than all the rest. */
async function bucketDisk(
  { bucket, endpoint, region, accessKey, secretKey, checksums }: S3Config,
  patience: { readonly requestTimeout?: number; readonly throwOnRequestTimeout?: boolean; readonly socketTimeout: number },
): Promise<Disk> {
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
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_MS, ...patience },
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    }),
  );
}

/** A folder in which nothing was ever put is not there. */
function orNothing(error: unknown): Awaited<ReturnType<Disk['listAll']>> {
  if (isMissing(error)) return { objects: [] };
  throw error;
}
