import { z } from 'zod';
import { url } from './kinds.js';

/** Where photos rest, and where members look for moving pictures. */
export const filesSettings = {
  S3_BUCKET: z.string().optional().describe('Bucket for photos. Without it photos are kept in DATA_DIR.'),
  S3_ENDPOINT: url('https://s3.example.org', 'http', 'https').optional().describe('Address of the object store, when it is not Amazon.'),
  S3_REGION: z.string().default('eu-central-1').describe('Region of the bucket.'),
  S3_ACCESS_KEY: z.string().optional().describe('Access key of the object store.'),
  S3_SECRET_KEY: z.string().optional().describe('Secret key of the object store.'),
  S3_CHECKSUMS: z
    .enum(['signature', 'crc32'], 'must be signature or crc32')
    .default('signature')
    .describe(
      'How the store learns whether an object reached it whole: by the hash in the signature, which streams go without (signature), or by a CRC32 with each object, streams too (crc32), where it knows that: Amazon, Swift from 2.35 on.',
    ),
  PHOTO_BYTES: z
    .enum(['api', 'proxy'], 'must be api or proxy')
    .default('api')
    .describe(
      'Who sends the bytes of a photo, once the API has found that this viewer may have it: the API (api), or the proxy in front of it, which fetches them from the bucket by an address that holds for a minute (proxy, with the photos of deploy/proxy.caddy).',
    ),
  GIF_PROVIDER: z
    .enum(['house', 'klipy', 'giphy'], 'must be house, klipy or giphy')
    .default('house')
    .describe('Where members look for moving pictures: the ones drawn for the product (house), or a provider, whose key is needed.'),
  KLIPY_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, - and _')
    .optional()
    .describe('Key of KLIPY. While it is set, pictures that were sent from there can be seen.'),
  GIPHY_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, - and _')
    .optional()
    .describe('Key of GIPHY. While it is set, pictures that were sent from there can be seen.'),
};
