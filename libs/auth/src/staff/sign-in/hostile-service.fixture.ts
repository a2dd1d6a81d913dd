import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const clientId = 'second-spring';
type Answer = { readonly status: number; readonly body?: object; readonly headers?: Readonly<Record<string, string>> };

const newKey = (kid: string) => ({ kid, ...generateKeyPairSync('rsa', { modulusLength: 2_048 }) });
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A sign-in service that answers as a test wants it: also wrongly, and also what another one would sign. */
export class HostileService {
  readonly asked: string[] = [];
  key = newKey('one');
  /** Over what it says of itself. */
  metadata: object = {};
  /** Over the claims of its next token, and what stands instead of the answer with it. */
  claims: object = {};
  token: Answer | undefined;
  /** Signs the next token in the place of its own key; null: nobody does. */
  signer: KeyObject | null | undefined;
  isAway = false;

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async start(): Promise<HostileService> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const service = new HostileService(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      const path = new URL(request.url ?? '/', service.origin).pathname;
      service.asked.push(path);
      const { status, body, headers } = service.answerOf(path);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body ?? {}));
    });
    return service;
  }

  /** As it was at the start, but for its keys. */
  reset(): void {
    this.metadata = {};
    this.claims = {};
    this.token = undefined;
    this.signer = undefined;
    this.isAway = false;
    this.asked.length = 0;
  }

  /** From now on it signs with this key, and knows no other. */
  rotate(kid: string): void {
    this.key = newKey(kid);
  }

  settings(): Record<string, string> {
    return { STAFF_OIDC_ISSUER: this.origin, STAFF_OIDC_CLIENT_ID: clientId, STAFF_OIDC_CLIENT_SECRET: 'secret' };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private answerOf(path: string): Answer {
    if (this.isAway) return { status: 503 };
    if (path === '/.well-known/openid-configuration') return { status: 200, body: { ...this.ownMetadata(), ...this.metadata } };
    if (path === '/keys')
      return {
        status: 200,
        body: { keys: [{ ...this.key.publicKey.export({ format: 'jwk' }), kid: this.key.kid, alg: 'RS256', use: 'sig' }] },
      };
    if (path === '/token')
      return this.token ?? { status: 200, body: { access_token: 'canary-access-token', token_type: 'Bearer', id_token: this.idToken() } };
    return { status: 404 };
  }

  private ownMetadata(): object {
    return {
      issuer: this.origin,
      authorization_endpoint: `${this.origin}/auth`,
      token_endpoint: `${this.origin}/token`,
      jwks_uri: `${this.origin}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  private idToken(): string {
    const now = Math.floor(Date.now() / 1_000);
    const standard = {
      iss: this.origin,
      aud: clientId,
      sub: 'olga',
      iat: now,
      exp: now + 300,
      auth_time: now,
      email: 'olga@staff.example',
    };
    const header = part({ alg: this.signer === null ? 'none' : 'RS256', kid: this.key.kid });
    const text = `${header}.${part({ ...standard, ...this.claims })}`;
    if (this.signer === null) return `${text}.`;
    return `${text}.${createSign('sha256')
      .update(text)
      .sign(this.signer ?? this.key.privateKey, 'base64url')}`;
  }
}
