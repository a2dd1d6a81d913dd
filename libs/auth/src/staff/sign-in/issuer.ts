import { Inject, Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { CONFIG, type Config, type StaffIssuerConfig } from '#config';
import { logger } from '#observability';
import { lacksClaims, type Claims } from './claims.policy.js';

const SCOPE = 'openid email profile';
const TIMEOUT_S = 5;
/** Clocks of servers differ by seconds; more is a fault, or a token of before. */
const CLOCK_S = 60;
/** Somebody signs in there for us, at this moment: whoever logged out here, on a machine that others use, does not come in again unasked. */
const LOGIN_AGE_S = 600;
/** What the service says of itself is read again after an hour; while it is away, what it said counts for a day. */
const FRESH_MS = 60 * 60 * 1_000;
const STALE_MS = 24 * FRESH_MS;
const SERVER_FAULTS = 500;

/** The service does not answer, or nobody may ask where it sends us. */
export class IssuerAway extends Error {
  override readonly name = 'IssuerAway';
}
/** It answered, and nobody is signed in by it. `cancelled`: so they wished. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
  constructor(readonly isCancelled: boolean) {
    super('not signed in by the service');
  }
}

/** What the browser keeps from the start to the answer. */
export type Started = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Signs tokens, codes and keys off against the one service of the configuration; asks at its hosts alone, and follows no redirect. */
@Injectable()
export class StaffIssuer {
  private known: { readonly configuration: oidc.Configuration; readonly readAt: number } | undefined;
  private reading: Promise<oidc.Configuration> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'staffIssuer' | 'isDemo'>) {}

  /** Undefined: there is none. */
  get rules(): StaffIssuerConfig | undefined {
    return this.config.staffIssuer;
  }

  /** Where the browser goes. Throws `IssuerAway`. */
  async begin(): Promise<{ readonly url: string; readonly started: Started }> {
    const { answerUrl } = this.settings();
    const configuration = await this.configuration();
    const started = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: answerUrl,
      scope: SCOPE,
      state: started.state,
      nonce: started.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(started.verifier),
      code_challenge_method: 'S256',
      prompt: 'login',
      max_age: String(LOGIN_AGE_S),
    });
    this.assertItsHost(url);
    return { url: url.href, started };
  }

  /** What the service says of whoever comes back with `query`. Throws `IssuerAway` or `NotSignedIn`. */
  async answer(query: string, { state, nonce, verifier }: Started): Promise<Claims> {
    const rules = this.settings();
    const configuration = await this.configuration();
    const address = new URL(rules.answerUrl);
    address.search = query;
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        maxAge: LOGIN_AGE_S,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new NotSignedIn(false);
      // Many services say the address and the groups on another page only.
      if (!lacksClaims(claims, rules) || !configuration.serverMetadata().userinfo_endpoint) return claims;
      return { ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
    } catch (error) {
      throw fault(error);
    }
  }

  private settings(): StaffIssuerConfig {
    if (!this.config.staffIssuer) throw new Error('there is no sign-in service');
    return this.config.staffIssuer;
  }

  private async configuration(): Promise<oidc.Configuration> {
    const { known } = this;
    const age = known ? Date.now() - known.readAt : Infinity;
    if (known && age < FRESH_MS) return known.configuration;
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    try {
      return await this.reading;
    } catch (error) {
      // Only its name: what a stranger answered does not belong in the log.
      logger.warn({ event: 'sign_in_away', fault: error instanceof Error ? error.name : 'unknown' }, 'the sign-in service does not answer');
      if (known && age < STALE_MS) return known.configuration;
      throw new IssuerAway('the sign-in service does not answer');
    }
  }

  private async read(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings();
    const configuration = await oidc.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [oidc.clockTolerance]: CLOCK_S },
      asItTakes(clientSecret),
      {
        timeout: TIMEOUT_S,
        [oidc.customFetch]: (url, options) => this.ask(url, options),
        execute: [oidc.enableNonRepudiationChecks, ...this.plainly(issuer)],
      },
    );
    this.known = { configuration, readAt: Date.now() };
    return configuration;
  }

  private async ask(url: string, options: oidc.CustomFetchOptions): Promise<Response> {
    this.assertItsHost(new URL(url));
    // What we send are forms, or nothing.
    const body = options.body instanceof URLSearchParams || typeof options.body === 'string' ? options.body : null;
    const response = await fetch(url, { ...options, body, redirect: 'manual' }).catch(() => undefined);
    if (!response || response.status >= SERVER_FAULTS) throw new IssuerAway('the sign-in service does not answer');
    return response;
  }

  /** What the service says of itself leads to no other host, and to none without encryption. */
  private assertItsHost(url: URL): void {
    const { hosts, issuer } = this.settings();
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && this.isPlain(issuer));
    if (!isSafe || !hosts.includes(url.host)) throw new IssuerAway('the sign-in service leads elsewhere');
  }

  private plainly(issuer: string): ((configuration: oidc.Configuration) => void)[] {
    // oxlint-disable-next-line typescript/no-deprecated -- Marked so to stand out: a demo's service on this machine is what it is for.
    return this.isPlain(issuer) ? [oidc.allowInsecureRequests] : [];
  }

  /** The service of a demo on this machine. */
  private isPlain(issuer: string): boolean {
    return this.config.isDemo && issuer.startsWith('http:');
  }
}

/** The way that the standard takes for granted, unless the service wants the other. */
const asItTakes = (secret: string): oidc.ClientAuth => {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (ways.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
};

function fault(error: unknown): Error {
  const [cause, name] = error instanceof Error ? [error.cause, error.name] : [undefined, 'unknown'];
  if (error instanceof IssuerAway || cause instanceof IssuerAway) return new IssuerAway('the sign-in service does not answer');
  if (error instanceof NotSignedIn) return error;
  const isCancelled = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (!isCancelled)
    logger.warn({ event: 'sign_in_failed', fault: name, errorCode: code }, 'an answer of the sign-in service does not count');
  return new NotSignedIn(isCancelled);
}
