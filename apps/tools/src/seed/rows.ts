import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { VatTable } from '#payments';
import { blockTables } from './copy-tables.js';
import { Account, canAfford } from './books.js';
import { addPurchase } from './purchases.js';
import { demoId } from './demo-ids.js';
import type { Line, Meetings, Talk } from './chance-meetings.js';
import type { DemoMember } from './demo-member.js';
import type { SharedPhoto, SharedPhotos } from './shared-photos.js';

export interface CommunityFacts {
  readonly seedNumber: number;
  readonly communityId: string;
  readonly siteId: string;
  readonly passwordHash: string;
  readonly termsVersion: string;
  readonly photos: SharedPhotos;
  readonly vat: VatTable;
  readonly now: number;
}

/** Nobody has more conversations, messages or photos on average: whoever is added later has ids of their own. */
const MOST_OF_A_MEMBER = 1_000;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
// The codes of the message table.
const kinds = { text: 1, photo: 2, gif: 3, gift: 4 };
const variants = ['thumb', 'card', 'full', 'blurred'] as const;
const time = (at: number): string => new Date(at).toISOString();

/** One in three of those with a face lets visitors see a page about them. */
const isShownToVisitors = ({ number, fictional, portrait }: DemoMember): boolean => !fictional && portrait !== null && number % 3 === 0;

/** The rows of one block of members, table by table. */
export class BlockRows {
  private readonly tables = blockTables();
  private pairs: number;
  private messages: number;
  private photoRows: number;

  /** `from`: the number of the first member. */
  constructor(
    private readonly facts: CommunityFacts,
    from = 0,
  ) {
    this.pairs = this.messages = this.photoRows = from * MOST_OF_A_MEMBER;
  }

  /** Makes the rows of a block; the answer sends them. */
  take(block: readonly DemoMember[], meetings: Meetings): (client: pg.ClientBase) => Promise<void> {
    this.add(block, meetings);
    const sends = Object.values(this.tables).map((table) => table.take());
    return async (client) => {
      for (const send of sends) await send(client);
    };
  }

  private add(block: readonly DemoMember[], { likes, matches, talks }: Meetings): void {
    const members = new Map(block.map((member) => [member.number, member]));
    const accounts = new Map(block.map((member) => [member.number, Account.of(this.facts.seedNumber, member, this.facts.now)]));
    const idOf = (number: number): string => members.get(number)?.id ?? '';
    for (const member of block) this.addMember(member);
    for (const like of likes) {
      this.tables.like.add(idOf(like.liker), idOf(like.liked), time(like.at), like.seenAt === null ? null : time(like.seenAt));
      // Who liked somebody had looked at the profile a moment before.
      this.tables.view.add(idOf(like.liked), idOf(like.liker), time(like.at - 3 * MINUTE));
    }
    for (const { one, other, at } of matches) {
      this.tables.match.add(idOf(one), idOf(other), time(at));
      this.tables.match.add(idOf(other), idOf(one), time(at));
    }
    // In the order of their last message: the inbox counters then say which conversation moved last.
    for (const talk of talks.toSorted((a, b) => (a.lines.at(-1)?.at ?? 0) - (b.lines.at(-1)?.at ?? 0))) {
      if (canAfford(talk, accounts, (number) => members.get(number)?.paid ?? false)) this.addTalk(talk, accounts, idOf);
    }
    for (const member of block) this.addAccount(member, accounts.get(member.number));
  }

  private addMember(member: DemoMember): void {
    const { communityId, siteId, passwordHash, termsVersion, now } = this.facts;
    const { id, town, about } = member;
    const joined = time(now - member.joinedDaysAgo * DAY);
    const terms = [termsVersion, joined, joined, joined] as const;
    this.tables.account.add(id, communityId, siteId, member.email, passwordHash, member.language, 'active', ...terms);
    const lastActive = time(now - member.activeMinutesAgo * MINUTE);
    this.tables.standing.add(id, communityId, true, member.fictional, member.paid, joined, lastActive);
    const sought = [member.soughtSex, member.soughtMinAge, member.soughtMaxAge, member.sexuality, member.sexuality && joined] as const;
    const home = [town.country, town.region_code, town.id, town.name, town.zone] as const;
    const features = [member.tattoos, member.hair, member.eyes, member.body, member.relationship] as const;
    const person = [member.name, member.gender, ...sought, member.birthDate, ...home, about, ...features] as const;
    this.tables.profile.add(id, communityId, ...person, member.reason, member.interests, isShownToVisitors(member), joined);
    const { photos } = this.facts;
    if (member.portrait !== null) this.addPhoto(member, 0, photos.portrait(member.portrait, member.gender), false);
    for (const [index, scenery] of member.sceneries.entries()) {
      this.addPhoto(member, index + 1, photos.scenery(scenery.number), scenery.private);
    }
  }

  /** Members share the files; each has keys of its own, as random as everywhere. */
  private addPhoto(member: DemoMember, position: number, photo: SharedPhoto, isPrivate: boolean): void {
    const id = demoId(this.facts.seedNumber, 'photo', this.photoRows++);
    const keys = variants.map(() => randomUUID());
    const created = time(this.facts.now - member.joinedDaysAgo * DAY);
    const about = [id, member.id, position, position === 0, isPrivate, 'visible', photo.objects.original] as const;
    this.tables.photo.add(...about, ...keys, photo.width, photo.height, created);
    for (const [index, variant] of variants.entries()) {
      this.tables.rendition.add(keys[index] ?? '', member.id, id, variant, photo.objects[variant]);
    }
  }

  private addTalk(talk: Talk, accounts: ReadonlyMap<number, Account>, idOf: (number: number) => string): void {
    const { seedNumber } = this.facts;
    const id = demoId(seedNumber, 'pair', this.pairs++);
    const [starter, other] = talk.members;
    const isStarterLo = idOf(starter) < idOf(other);
    this.tables.pair.add(id, idOf(isStarterLo ? starter : other), idOf(isStarterLo ? other : starter));

    const sent = new Map(talk.members.map((member) => [member, [] as number[]]));
    for (const [index, line] of talk.lines.entries()) {
      const messageId = demoId(seedNumber, 'message', this.messages);
      const clientId = demoId(seedNumber, 'client', this.messages++);
      const cost = accounts.get(line.sender)?.send(messageId, line) ?? 0;
      const own = sent.get(line.sender) ?? [];
      own.push(index + 1);
      this.tables.message.add(
        id,
        index + 1,
        messageId,
        clientId,
        idOf(line.sender),
        own.length,
        ...this.content(line, id, index + 1, idOf(line.sender)),
        cost,
        time(line.at),
      );
      for (const account of accountsOf(talk, accounts)) account.inboxSeq += 1;
    }

    const byStarter = sent.get(starter)?.length ?? 0;
    const byOther = sent.get(other)?.length ?? 0;
    const [nLo, nHi] = isStarterLo ? [byStarter, byOther] : [byOther, byStarter];
    this.tables.conversation.add(id, talk.lines.length, nLo, nHi, idOf(starter), time(talk.lines[0]?.at ?? 0));
    const starterAccount = accounts.get(starter);
    if (starterAccount) starterAccount.started += 1;
    for (const [index, member] of talk.members.entries()) {
      const peer = index === 0 ? other : starter;
      const received = sent.get(peer) ?? [];
      const read = received.length - (talk.unread[index] ?? 0);
      const inboxSeq = accounts.get(member)?.inboxSeq ?? 0;
      this.tables.convMember.add(idOf(member), id, idOf(peer), received.length, read, received[read - 1] ?? 0, inboxSeq);
    }
  }

  /** The code of its kind, its words and which picture it is: written as the chats read it. */
  private content(
    { text, content }: Line,
    chatId: string,
    seq: number,
    senderId: string,
  ): readonly [kind: number, body: string, details: string | null] {
    if (!content) return [kinds.text, text, null];
    if (content.kind === 'gift') return [kinds.gift, content.gift, null];
    if (content.kind === 'gif') return [kinds.gif, text, JSON.stringify({ provider: 'house', id: content.id })];
    const { objects, width, height } = this.facts.photos.scenery(content.scenery);
    const key = randomUUID();
    this.tables.chatPhoto.add(key, chatId, seq, senderId, objects.full, objects.full);
    return [kinds.photo, text, JSON.stringify({ key, width, height })];
  }

  private addAccount(member: DemoMember, account: Account | undefined): void {
    if (!account) return;
    this.tables.wallet.add(member.id, account.balance, account.spent);
    if (account.purchase) addPurchase(this.tables, this.facts, member, account.purchase);
    for (const entry of account.entries) {
      this.tables.ledger.add(entry.memberId, entry.amount, entry.balanceAfter, entry.kind, entry.contra, entry.ref, time(entry.at));
    }
    this.tables.inbox.add(member.id, account.inboxSeq, account.freeLeft, account.started);
  }
}

const accountsOf = (talk: Talk, accounts: ReadonlyMap<number, Account>): Account[] =>
  talk.members.flatMap((member) => accounts.get(member) ?? []);
