import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Config } from '#config';
import { ClearFault } from '../clear-fault.js';
import { projectRoot } from '../project.js';
import type { Host } from './host.js';
import type { StoreSettings } from './plan.js';

const ANSWER_MS = 2_000;
const LOOK_MS = 1_000;
const TRIES = 20;
/** Stays for ever in production; here a few hundred folders are enough. */
const PART_POWER = 8;
const ports = { 'account-server': 6202, 'container-server': 6201, 'object-server': 6200 };

/** Swift on hosts of a cluster, and what it lacks. */
export class ObjectStorage {
  constructor(
    private readonly door: Host,
    readonly hosts: readonly Host[],
    readonly settings: StoreSettings,
  ) {}

  /** How the product would speak to a bucket of it. */
  s3Of(bucket: string): Omit<S3Config, 'photoBytes'> {
    const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = this.settings;
    return { bucket, endpoint, region, accessKey, secretKey, checksums: 'crc32' };
  }

  /** Says to all of them which host has what, by the script of `deploy/cluster`. */
  layRings(root: string): void {
    const folder = mkdtempSync(join(root, 'tmp', 'rings-'));
    const inside = join('/tmp', basename(folder));
    copyFileSync(join(projectRoot, 'deploy', 'cluster', 'swift', 'rings.sh'), join(folder, 'rings.sh'));
    const addresses = this.hosts.map(({ plan }) => plan.address);
    execFileSync('chroot', [root, '/bin/sh', `${inside}/rings.sh`, inside, String(PART_POWER), ...addresses], { stdio: 'pipe' });
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.ring.gz')))
      for (const host of [this.door, ...this.hosts]) host.lay(name, readFileSync(join(folder, name)));
    rmSync(folder, { recursive: true });
  }

  /** Empty when every server of every host answers. */
  async lacking(): Promise<string[]> {
    const servers = this.hosts.flatMap(({ name, plan }) =>
      Object.entries(ports).map(([server, port]) => [`the ${server} of ${name}`, `http://${plan.address}:${port}`] as const),
    );
    const asked = [...servers, ['the proxy of Swift', this.settings.S3_ENDPOINT] as const].map(async ([name, url]) =>
      (await isHealthy(url)) ? [] : [name],
    );
    return (await Promise.all(asked)).flat();
  }

  /** Makes the bucket of the product, once everything answers. */
  begin(): Promise<void> {
    return this.makeBucket(this.settings.S3_BUCKET);
  }

  async makeBucket(name: string): Promise<void> {
    const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
    const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = this.settings;
    const credentials = { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY };
    const client = new S3Client({ endpoint: S3_ENDPOINT, region: S3_REGION, forcePathStyle: true, credentials });
    try {
      await client.send(new CreateBucketCommand({ Bucket: name }));
    } finally {
      client.destroy();
    }
  }

  /** Waits until every host holds every object again, as each had to before one was away. Answers how many objects there are. */
  async untilCopied(): Promise<number> {
    let counts: number[] = [];
    for (let tries = 0; tries < TRIES * 10; tries += 1) {
      const held = this.hosts.map((host) => host.filesOf('node', 'objects').filter((name) => name.endsWith('.data')));
      const all = new Set(held.flat());
      counts = held.map(({ length }) => length);
      if (counts.every((count) => count === all.size)) return all.size;
      await sleep(LOOK_MS);
    }
    throw new ClearFault(`The storage hosts hold different objects: ${counts.join(', ')}`);
  }
}

async function isHealthy(url: string): Promise<boolean> {
  const asked = fetch(`${url}/healthcheck`, { signal: AbortSignal.timeout(ANSWER_MS) });
  return asked.then(({ ok }) => ok).catch(() => false);
}
