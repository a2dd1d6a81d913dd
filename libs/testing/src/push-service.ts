import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type TakenPush = { readonly notice: unknown; readonly headers: IncomingHttpHeaders; readonly claims: VapidClaims };
type VapidClaims = { readonly aud: string; readonly exp: number; readonly sub: string };

const KEY_BYTES = 65;
const SALT_BYTES = 16;
const TAG_BYTES = 16;

/** A push service on this machine and the browsers behind it: it reads what is sent as a browser would, and checks whose it is. */
export class PushService {
  readonly taken: TakenPush[] = [];
  /** What it answers next, for the ends of addresses that are named here; all else is taken. */
  readonly answers = new Map<string, number>();
  /** What happens the moment one is taken. */
  onTaken: () => void = () => undefined;
  private readonly browsers = new Map<string, Browser>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      void buffer(request).then((body) => {
        const [, id = ''] = /\/push\/(.+)$/.exec(request.url ?? '') ?? [];
        const status = this.answers.get(id) ?? this.take(id, request.headers, body);
        response.writeHead(status, status === 307 ? { location: this.origin } : {}).end();
      });
    });
  }

  static async listen(): Promise<PushService> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new PushService(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A browser subscribes, as `PushSubscription.toJSON()` says it; `id` is how its address ends. */
  browser() {
    const id = randomUUID();
    const browser = new Browser();
    this.browsers.set(id, browser);
    return { id, subscription: { endpoint: `${this.origin}/push/${id}`, expirationTime: null, keys: browser.keys } };
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private take(id: string, headers: IncomingHttpHeaders, body: Buffer): number {
    const browser = this.browsers.get(id);
    if (!browser) return 404;
    const claims = claimsOf(headers.authorization ?? '');
    if (!claims || claims.aud !== this.origin) return 403;
    this.taken.push({ notice: JSON.parse(browser.decrypt(body)) as unknown, headers, claims });
    this.onTaken();
    return 201;
  }
}

/** RFC 8291, from the side of who reads. */
class Browser {
  private readonly pair: ECDH = createECDH('prime256v1');
  private readonly publicKey: Buffer = this.pair.generateKeys();
  private readonly secret: Buffer = randomBytes(16);
  readonly keys = { p256dh: this.publicKey.toString('base64url'), auth: this.secret.toString('base64url') };

  decrypt(message: Buffer): string {
    const salt = message.subarray(0, SALT_BYTES);
    const keyStart = SALT_BYTES + 5;
    const senderKey = message.subarray(keyStart, keyStart + KEY_BYTES);
    const record = message.subarray(keyStart + KEY_BYTES);
    const shared = this.pair.computeSecret(senderKey);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, senderKey]);
    const material = Buffer.from(hkdfSync('sha256', shared, this.secret, about, 32));
    const derive = (what: string, bytes: number) => Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${what}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(record.subarray(-TAG_BYTES));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
    // A 2 marks the end of the last record; zeros may follow.
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

/** RFC 8292: what the sender claims, when its own key signed it. */
function claimsOf(authorization: string): VapidClaims | undefined {
  const [, head = '', content = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== KEY_BYTES) return undefined;
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${content}`);
  const isSigned = verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return isSigned ? (JSON.parse(Buffer.from(content, 'base64url').toString()) as VapidClaims) : undefined;
}
