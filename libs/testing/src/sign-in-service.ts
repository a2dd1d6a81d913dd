import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';

/** Somebody who has a place at the service. */
export interface ServicePerson {
  readonly subject: string;
  readonly email: string;
  readonly isConfirmed?: boolean;
  /** How they show there who they are. */
  readonly amr?: readonly string[];
  readonly groups?: readonly string[];
}

const clientId = 'second-spring';
const clientSecret = 'a-secret-of-the-sign-in-service-that-is-long';

/**
 * A sign-in service on this machine (OpenID Connect, certified): its page asks nobody for a password, but which of its people somebody is.
 */
export class SignInService {
  /** While it is away, whoever asks gets this instead. */
  private away: 'broken' | undefined;

  private constructor(
    private readonly server: Server,
    readonly issuer: string,
    private readonly provider: Provider,
    private readonly people: Map<string, ServicePerson>,
  ) {}

  /** `answerUrls` are the addresses to which it leads back. */
  static async start(answerUrls: readonly string[]): Promise<SignInService> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const people = new Map<string, ServicePerson>();
    // Few specs need it, and it is large.
    const { Provider: Service } = await import('oidc-provider');
    const provider: Provider = new Service(issuer, {
      clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [...answerUrls], grant_types: ['authorization_code'] }],
      claims: { openid: ['sub', 'amr', 'acr', 'auth_time'], email: ['email', 'email_verified', 'groups'], profile: [] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/who/${uid}` },
      pkce: { required: () => true },
      cookies: { keys: ['for tests alone'] },
      findAccount: (_, subject) => {
        const person = people.get(subject);
        const { email, isConfirmed = true, groups } = person ?? {};
        const claims = () => ({ sub: subject, email, email_verified: isConfirmed, ...(groups && { groups: [...groups] }) });
        return person && { accountId: subject, claims };
      },
      // Nobody is asked what the house may know: it is the employer's own service.
      loadExistingGrant: async ({ oidc }) => {
        const accountId = oidc.session?.accountId;
        const grant = new provider.Grant({ clientId, ...(accountId !== undefined && { accountId }) });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    const service = new SignInService(server, issuer, provider, people);
    server.on('request', service.respond);
    return service;
  }

  /** As the product is told of it. */
  settings(more: Readonly<Record<string, string>> = {}): Record<string, string> {
    return {
      STAFF_OIDC_ISSUER: this.issuer,
      STAFF_OIDC_CLIENT_ID: clientId,
      STAFF_OIDC_CLIENT_SECRET: clientSecret,
      STAFF_OIDC_NAME: 'House Login',
      ...more,
    };
  }

  /** Gives somebody a place, or changes what is known of them. */
  knows(person: ServicePerson): void {
    this.people.set(person.subject, person);
  }

  breaks(): void {
    this.away = 'broken';
  }

  mends(): void {
    this.away = undefined;
  }

  /** As a browser goes through its pages as this person; answers where it is led back to. */
  async visit(url: string, subject: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let [next, form]: [string, string | undefined] = [url, undefined];
    while (next.startsWith(this.issuer)) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const post = form === undefined ? {} : { method: 'POST', body: form };
      const type: Record<string, string> = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
      const answer: Response = await fetch(next, { ...post, headers: { ...type, cookie }, redirect: 'manual' });
      for (const [name = '', value = ''] of answer.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split(/=(.*)/)))
        cookies.set(name, value);
      const location: string | null = answer.headers.get('location');
      form = location === null && form === undefined ? `subject=${encodeURIComponent(subject)}` : undefined;
      if (location === null && form === undefined) throw new Error(`the sign-in service answered ${answer.status}: ${await answer.text()}`);
      if (location !== null) next = new URL(location, next).href;
    }
    return new URL(next);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private readonly respond = (request: IncomingMessage, response: ServerResponse): void => {
    if (this.away) response.writeHead(503).end();
    else if (request.url?.startsWith('/who/')) void this.ask(request, response);
    else void this.provider.callback()(request, response);
  };

  private async ask(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(this.page());
      return;
    }
    const subject = new URLSearchParams(await text(request)).get('subject') ?? '';
    const person = this.people.get(subject);
    const result = person
      ? { login: { accountId: subject, ...(person.amr && { amr: [...person.amr] }) } }
      : { error: 'access_denied', error_description: 'nobody' };
    await this.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  private page(): string {
    const choices = [...this.people.values()].map(
      ({ subject, email }) => `<button name="subject" value="${subject}">I am ${email}</button>`,
    );
    return `<!doctype html><html lang="en"><title>House Login</title><h1>Who are you?</h1><form method="post">${choices.join('')}
      <button name="subject" value="">Break off</button></form></html>`;
  }
}
