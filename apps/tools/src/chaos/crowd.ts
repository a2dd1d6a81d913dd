import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Random } from '../seed/random.js';
import { Phone, type Person } from './phone.js';
import { signIn, signOut } from './signed-in.js';

const QUIET_MS = 1_500;
/** Of so many conversations one began long ago: its first messages are not shown any more, and still count. */
const PAST_EVERY = 3;
const PAST_MESSAGES = 7;

export type CrowdOptions = {
  readonly ownerUrl: string;
  readonly size: number;
  /** Credits of each, booked, so that the books can be counted again. */
  readonly credits: number;
  readonly seed?: number;
  /** Where the calls of a phone go, and where its socket is, by its number. */
  readonly urls: (phone: number) => readonly string[];
  readonly socketUrl: (phone: number) => string;
  readonly pollMs?: number;
};

type Meeting = { readonly chat: string; readonly members: readonly [number, number] };

/** Members of the demo with a phone each, who write to their neighbours. */
export class Crowd {
  private constructor(
    readonly owner: pg.Pool,
    readonly phones: readonly Phone[],
    readonly meetings: readonly Meeting[],
    private readonly random: Random,
  ) {}

  static async of(options: CrowdOptions): Promise<Crowd> {
    const owner = new pg.Pool({ connectionString: options.ownerUrl, max: 2 });
    owner.on('error', () => undefined); // Postgres ends now and then here
    const random = new Random(options.seed ?? 58);
    const people = await invite(owner, options);
    const phones = people.map(
      (person, index) =>
        new Phone(person, {
          urls: options.urls(index),
          socketUrl: options.socketUrl(index),
          random: new Random(options.seed ?? 58, index),
          pollMs: options.pollMs ?? 5_000,
        }),
    );
    const meetings: Meeting[] = [];
    for (const [index, phone] of phones.entries()) {
      for (const step of phones.length > 3 ? [1, 2] : [1]) {
        const other = (index + step) % phones.length;
        if (phones.length === 2 && index === 1) continue;
        const { rows } = await owner.query<{ id: string }>(
          `insert into visibility.pair (lo, hi) values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid))
           on conflict (lo, hi) do update set block = 0 returning id`,
          [phone.person.id, phones[other]?.person.id],
        );
        const chat = rows[0]?.id ?? '';
        if (meetings.length % PAST_EVERY === 0) await remember(owner, chat, phone.person.id);
        meetings.push({ chat, members: [index, other] });
      }
    }
    const crowd = new Crowd(owner, phones, meetings, random);
    await Promise.all(phones.map((phone) => phone.switchOn()));
    return crowd;
  }

  /** Lets them write so many messages, each as often as it needs; ends when all are answered or time is up. */
  async talk(messages: number, { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number }): Promise<void> {
    const until = performance.now() + seconds * 1_000;
    const pauseMs = (1_000 * this.phones.length) / perSecond;
    let left = messages;
    await Promise.all(
      this.phones.map(async (phone, index) => {
        const mine = this.meetings.filter(({ members }) => members.includes(index));
        await sleep(pauseMs * this.random.unit());
        while (left > 0 && performance.now() < until) {
          left -= 1;
          const dueAt = performance.now() + pauseMs * (0.5 + this.random.unit());
          await phone.send(this.random.pick(mine).chat, `no ${messages - left} of ${index}`, until);
          await sleep(Math.max(0, dueAt - performance.now()));
        }
      }),
    );
  }

  /** Waits until nothing moves on any phone, then lets each look once more, as its next poll would. */
  async rest(): Promise<void> {
    const known = () =>
      this.phones.reduce((sum, { threads }) => sum + [...threads.values()].reduce((all, { length }) => all + length, 0), 0);
    for (let before = -1; before !== known();) {
      before = known();
      await sleep(QUIET_MS);
    }
    await Promise.all(this.phones.map((phone) => phone.catchUp()));
    await Promise.all(this.phones.map((phone) => phone.catchUp()));
  }

  async leave(): Promise<void> {
    for (const phone of this.phones) phone.switchOff();
    await signOut(this.owner);
    await this.owner.end();
  }
}

/** Confirmed members who talk to nobody yet, logged in, with booked credits and no free messages. */
async function invite(owner: pg.Pool, { size, credits }: CrowdOptions): Promise<Person[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select s.member_id as id from visibility.member_standing s join chats.inbox i using (member_id)
      where s.confirmed and not (s.fictional or s.paused or s.suspended or s.banned or s.deleted) and i.seq = 0
        and not exists (select from visibility.pair p where s.member_id in (p.lo, p.hi))
      order by s.member_id limit $1`,
    [size],
  );
  if (rows.length < size) throw new Error(`only ${rows.length} members of the demo talk to nobody yet; ${size} are needed`);
  const ids = rows.map(({ id }) => id);
  await owner.query(`update visibility.member_standing set paid = true where member_id = any($1)`, [ids]);
  await owner.query(`update chats.inbox set free_left = 0 where member_id = any($1)`, [ids]);
  await owner.query(`select payments.credit(m, $2, 'adjustment', uuidv7()) from unnest($1::uuid[]) as x(m)`, [ids, credits]);
  return signIn(owner, ids);
}

/** Free messages of more than a year ago, read by the other. */
async function remember(owner: pg.Pool, chat: string, sender: string): Promise<void> {
  await owner.query(
    `select error from generate_series(1, $3::int) n,
       chats.accept_batch(row(
         array[$1::uuid], array[$2::uuid], array[gen_random_uuid()], array[1::smallint], array['long ago ' || n], array[null::jsonb], array[0],
         array[false], array['message'], 2, 10000, 10000, 7, array[]::text[], array[]::int[])::chats.message_batch)`,
    [chat, sender, PAST_MESSAGES],
  );
  await owner.query(`update chats.message set at = at - interval '13 months' where conversation_id = $1`, [chat]);
  await owner.query(
    `select moved from visibility.pair p, chats.note_read(p.id, case when p.lo = $2 then p.hi else p.lo end, 99) where p.id = $1`,
    [chat, sender],
  );
}
