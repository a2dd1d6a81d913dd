import pg from 'pg';
import { SESSION_COOKIE } from '#auth';
import { staffCookieOf } from '../bench/staff-cookie.js';
import { signIn, signOut } from '../chaos/signed-in.js';
import { demoMembers, demoStaff } from '../start/demo-logins.js';
import type { CallerKind, Person } from './person.js';
import type { Target } from './target.js';

const AGENT = 'attack';
const OF_EACH = 12;
const CREDITS = 1_000;

/** Who attacks, and the one whose data they are after. */
export interface People {
  readonly victim: Person & { readonly id: string };
  /** Several of each kind; the last ones are for what changes them for good. */
  readonly of: (kind: CallerKind) => readonly Person[];
  readonly leave: () => Promise<void>;
}

const visitors = Array.from({ length: OF_EACH }, (_one, at): Person => ({ kind: 'visitor', cookie: '', from: `127.10.${at}.1` }));

interface RowsSource {
  query(sql: string, parameters: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** Members of a demo who never met the victim, and by whose login nobody signs in meanwhile. */
export async function attackersIn(owner: RowsSource, count: number): Promise<string[]> {
  const { rows } = await owner.query(
    `select s.member_id as id from visibility.member_standing s join auth.account a on a.id = s.member_id
      where s.confirmed and not (s.fictional or s.paused or s.suspended or s.banned or s.deleted) and a.status = 'active' and a.email <> all($2)
        and not exists (select from visibility.pair p where s.member_id in (p.lo, p.hi) and (select id from auth.account where email = $3) in (p.lo, p.hi))
      order by s.member_id limit $1`,
    [count, demoMembers.map(({ email }) => email), demoLogin('premium').email],
  );
  return rows.map((row) => (row as { readonly id: string }).id);
}

/** People of a product that was started for the attack: made in its database, so that there are many, and one who was banned. */
export async function peopleOfDatabase(target: Target, ownerUrl: string): Promise<People> {
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  owner.on('error', () => undefined);
  const ids = await attackersIn(owner, OF_EACH * 2 + 1);
  if (ids.length <= OF_EACH * 2) throw new Error(`only ${ids.length} members can attack; there have to be ${OF_EACH * 2 + 1}`);
  const [free, premium, banned] = [ids.slice(0, OF_EACH), ids.slice(OF_EACH, OF_EACH * 2), ids.slice(-1)];
  await owner.query(`update visibility.member_standing set paid = member_id = any($2) where member_id = any($1)`, [ids, premium]);
  await owner.query(`select payments.credit(m, $2, 'adjustment', uuidv7()) from unnest($1::uuid[]) as x(m)`, [premium, CREDITS]);
  const members = await Promise.all(
    (
      [
        ['free', free],
        ['premium', premium],
        ['banned', banned],
      ] as const
    ).map(async ([kind, those]) => {
      const people = await signIn(owner, those, AGENT);
      return people.map((person, at): Person => ({ ...person, kind, from: `127.${kind.length}.${at}.1` }));
    }),
  );
  // With the session still in hand, as the browser of somebody who is banned in this moment has it.
  await owner.query(`update auth.account set status = 'banned' where id = any($1)`, [banned]);
  await owner.query(`update visibility.member_standing set banned = true where member_id = any($1)`, [banned]);
  const leave = async () => {
    await signOut(owner, AGENT);
    await owner.end();
  };
  return peopleOf([...members.flat(), ...(await staffOf(target))], await demoMemberOf(target, 'premium'), leave);
}

/** People of any demo, by its logins: one of each, and nobody who was banned. */
export async function peopleOfDemo(target: Target): Promise<People> {
  const [free, premium] = [await demoMemberOf(target, 'free'), await demoMemberOf(target, 'premium')];
  return peopleOf([free, ...(await staffOf(target))], premium, () => Promise.resolve());
}

const peopleOf = (people: readonly Person[], victim: People['victim'], leave: () => Promise<void>): People => ({
  victim,
  of: (kind) => (kind === 'visitor' ? visitors : people.filter((person) => person.kind === kind)),
  leave,
});

const demoLogin = (kind: 'free' | 'premium') => {
  const login = demoMembers.find((one) => one.kind === kind);
  if (!login) throw new Error(`the demo has no login of a ${kind} member`);
  return login;
};

async function demoMemberOf(target: Target, kind: 'free' | 'premium'): Promise<People['victim']> {
  const { email, password } = demoLogin(kind);
  const answer = await target.write({ kind: 'visitor', cookie: '', from: '127.0.0.1' }, 'POST', '/api/user', { email, password });
  const cookie = [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith(`${SESSION_COOKIE}=`));
  if (answer.status !== 200 || cookie === undefined) throw new Error(`the login of ${email} answers ${answer.status}`);
  const { user } = JSON.parse(answer.body) as { readonly user: { readonly id: string } };
  return { kind, id: user.id, cookie: cookie.split(';')[0] ?? '', from: '127.0.0.1' };
}

async function staffOf(target: Target): Promise<Person[]> {
  const people: Person[] = [];
  for (const login of demoStaff) people.push({ kind: login.role, cookie: await staffCookieOf(target.url, login), from: '127.0.0.1' });
  return people;
}
