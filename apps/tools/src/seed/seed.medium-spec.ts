import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSecret, Passwords } from '#auth';
import { World } from '#testing';
import { attackersIn } from '../attack/people.js';
import { demoMembers, demoPassword, demoStaff } from '../start/demo-logins.js';
import { communityOf, growCommunity, seed } from './index.js';

const first = 200;
const size = 260;
let world: World;
let dataDir: string;
/** The others come while the first ones live there; what follows is true of all of them. */
let grow: () => Promise<void>;

const count = async (sql: string): Promise<number> => (await world.rows<{ n: number }>(sql))[0]?.n ?? -1;

beforeAll(async () => {
  world = await World.open();
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
  const { databaseUrl, databaseOwnerUrl = '' } = world.config;
  const options = { databaseUrl, ownerUrl: databaseOwnerUrl, seedNumber: 58, pictures: 3, dataDir, log: () => undefined };
  await seed({ ...options, members: first });
  grow = () => growCommunity({ ...options, members: size, from: first });
  await grow();
});

afterAll(async () => {
  await world.empty();
  await world.close();
  await rm(dataDir, { recursive: true });
});

describe('a seeded database', () => {
  it('has members enough who never met the victim of `npm run attack`', async () => {
    const owner = { query: async (sql: string, parameters: unknown[]) => ({ rows: await world.rows(sql, parameters) }) };
    expect(await attackersIn(owner, 25)).toHaveLength(25);
  });

  it('that has grown already does not grow again', async () => {
    await grow();
    expect(await count(`select count(*)::int as n from auth.account`)).toBe(size);
  });

  it('has every member with an account, a profile, a standing, a wallet, an inbox and a place in search', async () => {
    for (const table of [
      'auth.account',
      'profiles.profile',
      'visibility.member_standing',
      'payments.wallet',
      'chats.inbox',
      'search.listing',
    ]) {
      expect([table, await count(`select count(*)::int as n from ${table}`)]).toEqual([table, size]);
    }
  });

  it('leaves new photos and texts to be looked at by moderators, each as it is now', async () => {
    expect(await count(`select count(*)::int as n from moderation.review`)).toBe(60);
    const now = `from moderation.review w left join media.photo f on f.id = w.photo_id join profiles.profile p on p.member_id = w.member_id`;
    expect(await count(`select count(*)::int as n ${now} where w.version <> coalesce(f.full_key::text, p.about_version::text)`)).toBe(0);
  });

  it('has members whom visitors may see, each with a face and none invented [#25]', async () => {
    const shown = `from profiles.profile p join visibility.member_standing s using (member_id) where p.shown_to_visitors`;
    expect(await count(`select count(*)::int as n ${shown}`)).toBeGreaterThan(size / 10);
    const unfit = `(s.fictional or not exists (select from media.photo f where f.member_id = p.member_id and f.main))`;
    expect(await count(`select count(*)::int as n ${shown} and ${unfit}`)).toBe(0);
  });

  it('has members with the badge, none of them fictional, and a selfie that waits with a picture', async () => {
    expect(await count(`select count(*)::int as n from visibility.member_standing where verified and not fictional`)).toBe(3);
    const unmatched = `select count(*)::int as n from moderation.verification v join media.photo p on p.member_id = v.member_id and p.main
       where v.state = 'approved' and not p.id = any (v.compared)`;
    expect(await count(unmatched)).toBe(0);
    const [waiting] = await world.rows<{ selfie: string }>(`select selfie from moderation.verification where state = 'waiting'`);
    expect((await stat(join(dataDir, 'objects', waiting?.selfie ?? 'none'))).size).toBeGreaterThan(1_000);
  });

  it('lists exactly what the triggers of search would list', async () => {
    const listed = `select array_agg(l order by member_id)::text as rows from search.listing l`;
    const [before] = await world.rows(listed);
    await world.rows(`select search.refresh_listings(array_agg(member_id)) from profiles.profile`);
    expect(await world.rows(listed)).toEqual([before]);
    expect(await count(`select count(*)::int as n from pg_trigger where tgname = 'profile_to_listing' and tgenabled = 'O'`)).toBe(1);
  });

  it.each([
    [
      'a wallet that its ledger does not explain',
      `payments.wallet w where balance <> (select coalesce(sum(amount), 0) from payments.ledger_entry e where e.member_id = w.member_id)`,
    ],
    ['credits that no lot explains', `payments.wallet w where exists (select from payments.drift(array[w.member_id]))`],
    [
      'a paid order without its invoice',
      `payments.orders o where paid_at is not null and not exists (select from payments.invoice i where i.ref = o.id and i.content->>'site' <> '')`,
    ],
    [
      'a gap in the numbers of invoices',
      `(select max(number) - count(*) as gaps from payments.invoice group by company_id, year) g where gaps <> 0`,
    ],
    [
      'an order whose money is not in the books',
      `payments.orders o where payable_minor <> (select sum(amount_minor) from payments.money_entry m where m.order_id = o.id)`,
    ],
    [
      'a message whose price was not debited',
      `chats.message m where cost <> coalesce((select -amount from payments.ledger_entry e where e.member_id = m.sender_id and e.ref = m.id), 0)`,
    ],
    [
      'a free message that was not counted',
      `chats.inbox i where free_left <> 5 - (select count(*) from chats.message m where m.sender_id = i.member_id and cost = 0)`,
    ],
    [
      'an unpaid third conversation',
      `chats.inbox i join visibility.member_standing s using (member_id) where started > 2 and not paid or started <> (select count(*) from chats.conversation c where c.starter = i.member_id)`,
    ],
    [
      'a gap in a conversation',
      `chats.conversation c where last_seq <> (select count(*) from chats.message m where m.conversation_id = c.id) or last_seq <> n_lo + n_hi`,
    ],
    [
      'an unread number that a recount does not give',
      `chats.conv_member cm where recv - read <> (select count(*) from chats.message m where m.conversation_id = cm.conversation_id and m.sender_id = cm.other_id and m.seq > cm.read_to)`,
    ],
    [
      'a match without two likes',
      `likes.match m where not exists (select from likes.member_like l where l.liker = m.member_id and l.liked = m.other_id)`,
    ],
    [
      'a like without a look',
      `likes.member_like l where not exists (select from likes.profile_view v where v.viewer = l.liker and v.viewed = l.liked and v.at < l.at)`,
    ],
    [
      'a fictional member who did or got anything',
      `visibility.member_standing s where fictional and (paid or exists (select from likes.member_like where s.member_id in (liker, liked)) or exists (select from visibility.pair where s.member_id in (lo, hi)))`,
    ],
    ['a photo that its owner could not cut', `media.photo where original is null`],
    [
      'a photo without its four renditions',
      `media.photo p where 4 <> (select count(distinct variant) from media.rendition r where r.photo_id = p.id and r.key in (thumb_key, card_key, full_key, blurred_key))`,
    ],
    [
      'a town that the places do not know',
      `profiles.profile p where not exists (select from site.town t where t.id = p.town_id and t.name = p.town and t.region_code = p.region)`,
    ],
    ['something in the future', `chats.message where at > now()`],
  ])('has not %s', async (_, rows) => {
    expect(await count(`select count(*)::int as n from ${rows}`)).toBe(0);
  });

  it('lets both demo members log in, to matches, new likes and unread messages', async () => {
    const login = await world.rows<{
      password_hash: string;
      paid: boolean;
      balance: number;
      unread: number;
      matches: number;
      fresh: number;
    }>(
      `select a.password_hash, s.paid, w.balance,
              (select sum(recv - read)::int from chats.conv_member c where c.member_id = a.id) as unread,
              (select count(*)::int from likes.match m where m.member_id = a.id) as matches,
              (select count(*)::int from likes.member_like l where l.liked = a.id and l.seen_at is null) as fresh
         from auth.account a join visibility.member_standing s on s.member_id = a.id join payments.wallet w on w.member_id = a.id
        where email = any($1) order by paid`,
      [demoMembers.map(({ email }) => email)],
    );
    expect(login).toMatchObject([
      { paid: false, unread: 3, matches: 2 },
      { paid: true, unread: 2, matches: 2 },
    ]);
    for (const { fresh, password_hash } of login) {
      expect(fresh).toBeGreaterThanOrEqual(3);
      expect(await new Passwords().fits(demoPassword, password_hash)).toBe(true);
    }
    expect(login[1]?.balance).toBeGreaterThan(20);
  });

  it('lets the staff in with the secrets that are printed', async () => {
    const staff = await world.rows<{ email: string; totp_secret: Buffer; roles: string[]; demo: boolean }>(
      `select email, totp_secret, roles, demo from auth.staff where demo order by email`,
    );
    const secret = world.config.appSecret;
    expect(staff.map((row) => ({ email: row.email, roles: row.roles, totpSecret: openSecret(row.totp_secret, secret) }))).toEqual(
      demoStaff
        .map(({ email, role, totpSecret }) => ({ email, roles: [role], totpSecret }))
        .toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    );
  });

  it('is the community of its seed number', async () => {
    const rows = await world.rows(`select member_id as id, name, gender, town_id, about from profiles.profile order by member_id`);
    const drawn = [...communityOf(58, size)].map(({ id, name, gender, town, about }) => ({ id, name, gender, town_id: town.id, about }));
    expect(rows).toEqual(drawn);
  });
});
