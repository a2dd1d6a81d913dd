import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { HistoryLog } from '../history/history-log.js';
import { Random } from '../seed/random.js';
import { Phone, type Person } from './phone.js';
import { signIn, signOut } from './signed-in.js';

const QUIET_MS = 1_500;
/** Of so many conversations one began long ago: its first messages are not shown any more, and still count. */
const PAST_EVERY = 3;
const PAST_MESSAGES = 7;
/** Of so many conversations one ends by a block. */
const PARTING_EVERY = 8;
const MESSAGES_AT_PARTING = 4;
const AT_PARTING_MS = 100;

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
  /** Where all of them note what they see. */
  readonly history?: HistoryLog;
  /** Whether one of some of the couples blocks the other on the way. */
  readonly isParting?: boolean;
};

type Meeting = { readonly chat: string; readonly members: readonly [number, number] };
/** After so many of all messages the first of the two blocks the second, who writes at that moment. */
type Parting = Meeting & { readonly at: number };

/** Members of the demo with a phone each, who write to their neighbours. */
export class Crowd {
  /** Conversations that a block took away. */
  readonly partedChats = new Set<string>();

  private constructor(
    readonly owner: pg.Pool,
    readonly phones: readonly Phone[],
    readonly meetings: readonly Meeting[],
    private readonly partings: readonly Parting[],
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
          history: options.history,
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
    const ends = meetings.filter((_meeting, index) => options.isParting && index % PARTING_EVERY === PARTING_EVERY - 1);
    const partings = ends.map((meeting) => ({ ...meeting, at: 0.3 + 0.4 * random.unit() }));
    const crowd = new Crowd(owner, phones, meetings, partings, random);
    await Promise.all(phones.map((phone) => phone.switchOn()));
    return crowd;
  }

  /** Lets them write so many messages, each as often as it needs; ends when all are answered or time is up. */
  async talk(messages: number, { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number }): Promise<void> {
    const until = performance.now() + seconds * 1_000;
    const pauseMs = (1_000 * this.phones.length) / perSecond;
    let left = messages;
    const partings = new Set(this.partings);
    await Promise.all(
      this.phones.map(async (phone, index) => {
        const mine = this.meetings.filter(({ members }) => members.includes(index));
        await sleep(pauseMs * this.random.unit());
        while (left > 0 && performance.now() < until) {
          left -= 1;
          const dueAt = performance.now() + pauseMs * (0.5 + this.random.unit());
          const due = [...partings].find(({ members: [first], at }) => first === index && messages - left >= at * messages);
          if (due) {
            partings.delete(due);
            await this.part(due, until);
          }
          const open = mine.filter(({ chat }) => !phone.parted.has(chat));
          await phone.send(this.random.pick(open).chat, `no ${messages - left} of ${index}`, until);
          await sleep(Math.max(0, dueAt - performance.now()));
        }
      }),
    );
  }

  /** Both write once more, so that there is something to take away; then one blocks while the other writes on. */
  private async part({ chat, members: [first, second] }: Parting, until: number): Promise<void> {
    const [blocker, other] = [this.phones[first], this.phones[second]];
    if (!blocker || !other) return;
    await Promise.all([blocker.send(chat, 'goodbye', until), other.send(chat, 'why?', until)]);
    const write = async () => {
      for (let turn = 0; turn < MESSAGES_AT_PARTING; turn += 1) await other.send(chat, `do not go ${turn}`, until);
    };
    const block = async () => {
      await sleep(AT_PARTING_MS * this.random.unit());
      await blocker.block(chat, other.person.id, until);
      if (blocker.parted.has(chat)) this.partedChats.add(chat);
    };
    await Promise.all([write(), block()]);
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

  /** For which message, by the id of its client, credits were taken: by the ref of the entry. */
  async causes(): Promise<Map<string, string>> {
    const { rows } = await this.owner.query<{ ref: string; message: string }>(
      `select id as ref, client_id as message from chats.message where conversation_id = any($1)`,
      [this.meetings.map(({ chat }) => chat)],
    );
    return new Map(rows.map(({ ref, message }) => [ref, message]));
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
