import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { currentEnvironment } from '#config';
import type { SignupBody, UserAnswer } from '#contracts';
import { rawRequest } from './raw-request.js';
import { Sockets, type OpenSocket } from './sockets.js';

const { PRODUCT_URLS = '', PRODUCT_RUN_FILE = '', DATABASE_OWNER_URL, REDIS_URL = '', DATA_DIR = '' } = currentEnvironment();

export const productUrls = PRODUCT_URLS.split(',');
export const dataDir = DATA_DIR;
/** The rest of the time that a promise of the product allows takes longer: only with LONG=1. */
export const isLong = currentEnvironment()['LONG'] === '1';
/** Utrecht, by its GeoNames number. */
const UTRECHT = 2_745_912;

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  readonly ms: number;
}

export interface Call {
  readonly method?: string;
  /** Sent as JSON, unless it is text or a form. */
  readonly body?: unknown;
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Which API process is asked. */
  readonly process?: number;
}

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly cookie: string;
}

const isReady = (body: unknown): body is string | FormData => typeof body === 'string' || body instanceof FormData;

/** The started product, as a caller from outside sees it; what no caller may do is done as the owner of the database. */
export class Product {
  readonly owner = new pg.Pool({ connectionString: DATABASE_OWNER_URL, max: 2 });
  readonly redis = new Redis(REDIS_URL, { lazyConnect: true });
  readonly port = new URL(productUrls[0] ?? '').port;
  private readonly sockets = new Sockets();

  /** `endsProcesses`: each call opens a connection of its own, and the end of the spec leaves the product whole for the next one. */
  constructor(private readonly options: { readonly endsProcesses?: boolean } = {}) {
    // Some specs end Postgres and Redis: what breaks here is not what they look at.
    this.owner.on('error', () => undefined);
    this.redis.on('error', () => undefined);
  }

  async close(): Promise<void> {
    if (this.options.endsProcesses) await untilWhole();
    this.sockets.close();
    this.redis.disconnect();
    await this.owner.end();
  }

  async call<Body = Record<string, unknown>>(
    path: string,
    { method = 'GET', body, cookie, headers, process = 0 }: Call = {},
  ): Promise<Answer<Body>> {
    const startedAt = performance.now();
    const response = await fetch(`${this.urlOf(process)}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.options.endsProcesses && { connection: 'close' }),
        ...(cookie && { cookie }),
        ...(body !== undefined && !isReady(body) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isReady(body) ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text) as Body, ms: performance.now() - startedAt };
  }

  /** Asks under another name of this machine, and at the address just as it is written. */
  async callAs(
    host: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    call: { readonly method?: string; readonly body?: string } = {},
  ): Promise<{ status: number; headers: IncomingHttpHeaders; body: unknown }> {
    const answer = await rawRequest(productUrls[0] ?? '', path, { ...call, headers: { ...headers, host } });
    return { ...answer, body: parsed(answer.body) };
  }

  /** Posts a form with a file. */
  async form(path: string, body: FormData, cookie: string, process = 0): Promise<Answer> {
    const startedAt = performance.now();
    const response = await fetch(`${this.urlOf(process)}${path}`, { method: 'POST', body, headers: { cookie } });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
      ms: performance.now() - startedAt,
    };
  }

  /** Somebody who has just signed up and not confirmed the address. */
  async newcomer(wish: Partial<SignupBody> = {}): Promise<Member> {
    const body: SignupBody = {
      email: `m${randomUUID().slice(0, 13)}@mail.example`,
      password: 'Heidebloem-61-uit',
      name: 'Annelore',
      date_of_birth: '1962-05-04',
      gender: 'female',
      sought_sex: 'both',
      country: 'NL',
      town_id: UTRECHT,
      signup_message: 'I like walking and good bread.',
      terms_version: '2023-12-01T12:00:00Z',
      language: 'en',
      ...wish,
    };
    const answer = await this.call<UserAnswer>('/api/signup', { method: 'POST', body });
    if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return { id: answer.body.user.id, email: body.email, password: body.password, name: body.name, cookie: cookieOf(answer) };
  }

  /** A confirmed member with so many credits besides the free messages. */
  async member(wish: Partial<SignupBody> & { credits?: number; freeMessages?: number; paid?: boolean } = {}): Promise<Member> {
    const { credits = 0, freeMessages, paid = false, ...signup } = wish;
    const member = await this.newcomer(signup);
    await this.sql(`update auth.account set status = 'active', confirmed_at = now() where id = $1`, [member.id]);
    await this.sql(`update visibility.member_standing set confirmed = true, paid = $2 where member_id = $1`, [member.id, paid]);
    if (credits > 0) await this.sql(`select payments.credit($1, $2, 7::smallint, 7::smallint, $1)`, [member.id, credits]);
    if (freeMessages !== undefined) await this.sql(`update chats.inbox set free_left = $2 where member_id = $1`, [member.id, freeMessages]);
    return member;
  }

  /** The id of the empty conversation of two members. */
  async chatOf(one: Member, other: Member): Promise<string> {
    const { body } = await this.call<{ chat: { id: string } }>('/api/chats', {
      method: 'POST',
      cookie: one.cookie,
      body: { profile: other.id },
    });
    return body.chat.id;
  }

  send<Body = Record<string, unknown>>(
    who: Member,
    chat: string,
    text: string,
    clientId: string = randomUUID(),
    process = 0,
  ): Promise<Answer<Body>> {
    return this.call(`/api/chats/${chat}/messages`, { method: 'POST', cookie: who.cookie, body: { client_id: clientId, text }, process });
  }

  async sql<Row = Record<string, unknown>>(text: string, parameters: unknown[] = []): Promise<Row[]> {
    return (await this.owner.query(text, parameters)).rows as Row[];
  }

  /** Locks a row until the answer is called: who wants it waits. */
  async lock(sql: string, id: string): Promise<() => Promise<void>> {
    const client = await this.owner.connect();
    await client.query('begin');
    await client.query(sql, [id]);
    return async () => {
      await client.query('commit');
      client.release();
    };
  }

  untilWaiting = (waiters: number): Promise<boolean> =>
    eventually(10, async () => (await this.sql(`select 1 from pg_locks where not granted`)).length >= waiters);

  /** Lets so many callers wait for a row and then go at once: only then is "at the same moment" more than luck. */
  async atOnce<Result>([sql, id]: readonly [sql: string, id: string], waiters: number, act: () => Promise<Result>): Promise<Result> {
    const release = await this.lock(sql, id);
    const acting = act();
    try {
      await this.untilWaiting(waiters);
    } finally {
      await release();
    }
    return acting;
  }

  /** A member's open socket at one API process, and every hint that came over it. */
  socketOf(cookie: string | undefined, process = 0, origin?: string): Promise<OpenSocket> {
    return this.sockets.open(this.urlOf(process), cookie, origin);
  }

  private urlOf(process: number): string {
    return productUrls[process % productUrls.length] ?? '';
  }
}

/** The process of a part of the product: `api-0`, `api-1`, `worker`, `redis`, `postgres`. */
export function pidOf(part: string): number {
  const run = JSON.parse(readFileSync(PRODUCT_RUN_FILE, 'utf8')) as { processes: Record<string, { pid: number }> };
  const pid = run.processes[part]?.pid;
  if (!pid) throw new Error(`${part} does not run`);
  return pid;
}

/** Asks again and again until there is an answer; throws after so many seconds. */
export async function eventually<Result>(
  seconds: number,
  ask: () => Promise<Result | undefined | false> | Result | undefined | false,
): Promise<Result> {
  const deadline = performance.now() + seconds * 1_000;
  for (;;) {
    const result = await ask();
    if (result !== undefined && result !== false) return result;
    if (performance.now() > deadline) throw new Error(`not within ${seconds} s`);
    await sleep(50);
  }
}

export const isHealthy = (process = 0): Promise<boolean> =>
  fetch(`${productUrls[process]}/api/health`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

export const untilWhole = (): Promise<boolean> =>
  eventually(60, async () => (await Promise.all(productUrls.map((_url, process) => isHealthy(process)))).every(Boolean));

/** The session cookie as a browser would send it back. */
export const cookieOf = ({ headers }: Pick<Answer, 'headers'>): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
