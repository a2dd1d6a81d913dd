import { giftPrice, type GiftId, type MessageView, type SettingsAnswer } from '#contracts';
import { entryCodesOf } from '#payments';
import type { Crowd } from './crowd.js';
import type { Acknowledged, Phone } from './phone.js';

export type Verdict = {
  readonly sent: number;
  readonly acknowledged: number;
  /** Acknowledged and not there as it was acknowledged, or there and out of its receiver's reach. */
  readonly lost: number;
  readonly doubled: number;
  readonly gaps: number;
  readonly charge_drift: number;
  readonly unread_drift: number;
  /** Phones that know something else than a fresh look at the server shows. */
  readonly phone_drift: number;
  /** Given up without an answer, or refused though nothing was wrong. */
  readonly unanswered: number;
};

type Stored = {
  readonly chat: string;
  readonly seq: number;
  readonly clientId: string;
  readonly kind: number;
  readonly text: string;
  /** Older than what a conversation shows. */
  readonly aged: boolean;
};
const kinds: Readonly<Record<number, string>> = { 1: 'text', 2: 'photo', 3: 'gif', 4: 'gift' };

/** Counts everything again, three ways: what the phones were told, what lies in the tables, what a fresh look over HTTP shows. */
export async function judge(crowd: Crowd): Promise<Verdict> {
  const { owner, phones, meetings, partedChats } = crowd;
  const [chats, members] = [meetings.map(({ chat }) => chat), phones.map(({ person }) => person.id)];
  const stored = (
    await owner.query<Stored>(
      `select conversation_id as chat, seq::int as seq, client_id as "clientId", kind, body as text, at < now() - interval '12 months' as aged
         from chats.message where conversation_id = any($1)`,
      [chats],
    )
  ).rows;
  const acknowledged = phones.flatMap((phone) => phone.acknowledged);
  const byId = new Map(stored.map((message) => [message.clientId, message]));
  const ids = new Set(stored.map(({ clientId }) => clientId));

  let [hidden, unreadDrift, phoneDrift] = [0, 0, 0];
  for (const phone of phones) {
    const { threads, unread } = await phone.snapshot();
    const mine = meetings.filter(({ members: two }) => two.some((index) => phones[index] === phone)).map(({ chat }) => chat);
    // What is too old or was taken away by a block must not be seen, and all else must.
    hidden += stored.filter(
      ({ chat, seq, clientId, aged }) => mine.includes(chat) && has(threads.get(chat), seq, clientId) === (aged || partedChats.has(chat)),
    ).length;
    if (!mine.every((chat) => same(phone.threads.get(chat), threads.get(chat)))) phoneDrift += 1;
    if (unread !== (await unreadByCount(crowd, phone.person.id))) unreadDrift += 1;
  }
  const refusedByBlocks = phones.flatMap(({ refused }) => refused.filter(({ chat }) => partedChats.has(chat))).length;
  const sent = phones.reduce((sum, { posted }) => sum + posted.size, -refusedByBlocks);
  const drift = await recount(crowd, chats, members);
  const of = (...rules: readonly string[]) => drift.filter((rule) => rules.includes(rule)).length;
  return {
    sent,
    acknowledged: acknowledged.length,
    lost: hidden + acknowledged.filter((one) => !isAsAcknowledged(one, byId.get(one.outgoing.clientId))).length,
    doubled: stored.length - ids.size,
    gaps: of('gap', 'sides', 'direction', 'member', 'blocked'),
    charge_drift: of('charge', 'debit', 'balance') + (await wrongBalances(crowd, members, stored)),
    unread_drift: unreadDrift + of('received', 'read', 'inbox', 'marks'),
    phone_drift: phoneDrift,
    unanswered: sent - acknowledged.length,
  };
}

/** What must not be, by its name; empty when all is well. */
export const faultsIn = ({ sent: _sent, acknowledged: _acknowledged, ...faults }: Verdict): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(faults).filter(([, count]) => count > 0));

const has = (thread: readonly MessageView[] | undefined, seq: number, clientId: string): boolean => {
  const place = thread?.[seq - (thread[0]?.seq ?? 1)];
  return place?.seq === seq && place.client_id === clientId;
};

function isAsAcknowledged({ chat, seq, outgoing }: Acknowledged, row: Stored | undefined): boolean {
  if (row?.chat !== chat || row.seq !== seq || kinds[row.kind] !== outgoing.kind) return false;
  return outgoing.kind === 'text' ? row.text === outgoing.text : outgoing.kind !== 'gift' || row.text === outgoing.gift;
}

const same = (one: readonly MessageView[] = [], other: readonly MessageView[] = []): boolean =>
  one.length === other.length && one.every((message, index) => JSON.stringify(message) === JSON.stringify(other[index]));

async function recount({ owner }: Crowd, chats: readonly string[], members: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query<{ rule: string }>(
    `select rule from chats.drift($1) union all select rule from payments.drift($2) union all select rule from chats.charge_drift($2, array['message', 'photo', 'gift'])`,
    [chats, members],
  );
  return rows.map(({ rule }) => rule);
}

/** Counted from the messages themselves, not from the two counters. */
async function unreadByCount({ owner }: Crowd, memberId: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from chats.conv_member cm
       join chats.message m on m.conversation_id = cm.conversation_id and m.sender_id = cm.other_id and m.seq > cm.read_to
      where cm.member_id = $1`,
    [memberId],
  );
  return rows[0]?.n ?? 0;
}

/** Everybody began with booked credits, and the price of each message is known: so is the sum of what was spent. */
async function wrongBalances({ owner, phones }: Crowd, members: readonly string[], stored: readonly Stored[]): Promise<number> {
  const { rows } = await owner.query<{ spent: number }>(
    `select coalesce(-sum(amount) filter (where kind = any($2)), 0)::int as spent from payments.ledger_entry where member_id = any($1)`,
    [members, (['message', 'photo', 'gift'] as const).map((reason) => entryCodesOf(reason).kind)],
  );
  const price = await pricesOf(phones);
  const due = stored.reduce((sum, message) => sum + (message.aged ? 0 : price(message)), 0);
  return Math.abs((rows[0]?.spent ?? 0) - due);
}

/** By the settings as everybody may read them, not by what was taken. */
async function pricesOf([phone]: readonly Phone[]): Promise<(message: Stored) => number> {
  const answer = await phone?.call('GET', '/api/settings');
  if (answer?.status !== 200) throw new Error('no settings');
  const { message_credits, photo_credits, gift_credits } = (answer.body as SettingsAnswer).settings;
  return ({ kind, text }) =>
    kinds[kind] === 'gift' ? giftPrice(text as GiftId, gift_credits) : kinds[kind] === 'photo' ? photo_credits : message_credits;
}
