import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { currentEnvironment } from '#config';
import type { SignupBody, UserAnswer } from '#contracts';
import { callerAt, cookieOf, type Answer, type Caller } from './callers.js';
import { productUrls, urlOf } from './environment.js';
import { eventually } from './eventually.js';
import { untilWhole } from './health.js';
import { Sockets, type OpenSocket } from './sockets.js';

const { DATABASE_OWNER_URL, REDIS_URL = '' } = currentEnvironment();
/** Utrecht, by its GeoNames number. */
const UTRECHT = 2_745_912;

/** An int8 is a text here, also where the product's own code has been loaded, which reads all of them as numbers. */
const withTextsForInt8: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown => (oid === pg.types.builtins.INT8 ? String : pg.types.getTypeParser(oid, format)),
};

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly cookie: string;
}

/** The started product, as a caller from outside sees it; what no caller may do is done as the owner of the database. */
export class Product {
  readonly owner = new pg.Pool({ connectionString: DATABASE_OWNER_URL, max: 2, types: withTextsForInt8 });
  readonly redis = new Redis(REDIS_URL, { lazyConnect: true });
  readonly port = new URL(productUrls[0] ?? '').port;
  private readonly sockets = new Sockets();

  /** `endsProcesses`: the end of the spec leaves the product whole for the next one. */
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

  /** Who has no session. `process`: which API process is called. */
  visitor(process = 0): Caller {
    return callerAt(urlOf(process));
  }

  signedIn({ cookie }: Pick<Member, 'cookie'>, process = 0): Caller {
    return callerAt(urlOf(process), cookie);
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
    const answer: Answer<UserAnswer> = await this.visitor().post('/api/signup').send(body);
    if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return { id: answer.body.user.id, email: body.email, password: body.password, name: body.name, cookie: cookieOf(answer) };
  }

  /** A confirmed member with so many credits besides the free messages. */
  async member(wish: Partial<SignupBody> & { credits?: number; freeMessages?: number; paid?: boolean } = {}): Promise<Member> {
    const { credits = 0, freeMessages, paid = false, ...signup } = wish;
    const member = await this.newcomer(signup);
    await this.sql(`update auth.account set status = 'active', confirmed_at = now() where id = $1`, [member.id]);
    await this.sql(`update visibility.member_standing set confirmed = true, paid = $2 where member_id = $1`, [member.id, paid]);
    if (credits > 0) await this.sql(`select payments.credit($1, $2, 'adjustment', $1)`, [member.id, credits]);
    if (freeMessages !== undefined) await this.sql(`update chats.inbox set free_left = $2 where member_id = $1`, [member.id, freeMessages]);
    return member;
  }

  /** The id of the empty conversation of two members. */
  async chatOf(one: Member, other: Member): Promise<string> {
    const { body } = (await this.signedIn(one).post('/api/chats').send({ profile: other.id })) as Answer<{ chat: { id: string } }>;
    return body.chat.id;
  }

  /** Sends a message, at once: also when nobody waits for the answer yet. */
  async send<Body = Record<string, unknown>>(
    who: Pick<Member, 'cookie'>,
    chat: string,
    text: string,
    clientId: string = randomUUID(),
    process = 0,
  ): Promise<Answer<Body>> {
    return this.signedIn(who, process).post(`/api/chats/${chat}/messages`).send({ client_id: clientId, text });
  }

  /** Whatever waits for the moderators, of the demo and of earlier specs: the next case is that of the spec itself. */
  async forgetCases(): Promise<void> {
    for (const table of ['appeal', 'fraud_contact', 'decision', 'reading_request', 'initiative', 'case'])
      await this.sql(`delete from moderation."${table}"`);
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
    return this.sockets.open(urlOf(process), cookie, origin);
  }
}
