import type { Settings } from './settings/index.js';

export interface S3Config {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Whether streams too are sent with a checksum. */
  readonly checksums: Settings['S3_CHECKSUMS'];
}

export function s3Faults({ S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY }: Settings): string[] {
  return S3_BUCKET && !(S3_ACCESS_KEY && S3_SECRET_KEY) ? ['S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY'] : [];
}

/** Undefined: photos are kept in a folder. */
export function toS3(settings: Settings): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = settings;
  if (!bucket || !accessKey || !secretKey) return undefined;
  return { bucket, accessKey, secretKey, endpoint: settings.S3_ENDPOINT, region: settings.S3_REGION, checksums: settings.S3_CHECKSUMS };
}
