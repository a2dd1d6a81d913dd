import type { Settings } from './settings/index.js';

export interface S3Config {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Whether streams too are sent with a checksum. */
  readonly checksums: Settings['S3_CHECKSUMS'];
  /** Who sends the bytes of photos. */
  readonly photoBytes: Settings['PHOTO_BYTES'];
}

export function s3Faults({ S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, PHOTO_BYTES }: Settings): string[] {
  const faults: string[] = [];
  if (S3_BUCKET && !(S3_ACCESS_KEY && S3_SECRET_KEY)) faults.push('S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY');
  if (PHOTO_BYTES === 'proxy' && !S3_BUCKET) faults.push('PHOTO_BYTES can be proxy with S3_BUCKET alone');
  return faults;
}

/** Undefined: photos are kept in a folder. */
export function toS3(settings: Settings): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = settings;
  if (!bucket || !accessKey || !secretKey) return undefined;
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_CHECKSUMS: checksums, PHOTO_BYTES: photoBytes } = settings;
  return { bucket, accessKey, secretKey, endpoint, region, checksums, photoBytes };
}
