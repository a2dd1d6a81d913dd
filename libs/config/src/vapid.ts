import { createECDH } from 'node:crypto';

/** What push services know us by (RFC 8292): a point and a number of the curve P-256, in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const curve = 'prime256v1';

export function newVapidKeys(): VapidKeys {
  const pair = createECDH(curve);
  const publicKey = pair.generateKeys('base64url');
  // A number that begins with zeros is written shorter, and browsers and services want all 32 bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
}

/** Whether the public key belongs to the private one; with another one no service would take anything from us. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const pair = createECDH(curve);
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
