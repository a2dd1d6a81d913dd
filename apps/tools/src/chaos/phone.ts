import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import {
  socketPath,
  type ChatsAnswer,
  type ErrorBody,
  type MessagesAnswer,
  type MessageView,
  type SendMessageAnswer,
  type ServerToClientEvents,
  type UserAnswer,
} from '#contracts';
import type { HistoryLog } from '../history/history-log.js';
import type { Random } from '../seed/random.js';
import { makeOutgoing, type Body, type Outgoing } from './outgoing.js';
import { Witness, type Asked } from './witness.js';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
const PATIENCE_MS = 6_000;
const GAP_MS = 500;
const PAGE = 100;

export type Person = { readonly id: string; readonly cookie: string };
export type Acknowledged = {
  readonly chat: string;
  readonly outgoing: Outgoing;
  readonly seq: number;
  readonly ms: number;
};
export type Refused = { readonly chat: string; readonly code: string; readonly status: number };
export type Answer = Asked & { readonly status: number; readonly body: unknown };

/** What is said in a conversation that a block took away. */
const partedCodes: readonly string[] = ['blocked', 'blocked_by_you', 'conversation_not_found'];
/** So often a person looks at their credits. */
const LOOKS_AT_CREDITS = 0.2;

export type PhoneOptions = {
  /** Where calls go; each try goes to the next one. */
  readonly urls: readonly string[];
  readonly socketUrl: string;
  readonly random: Random;
  readonly pollMs: number;
  /** Where what it saw is noted. */
  readonly history?: HistoryLog | undefined;
};

/** One member's device: it sends with the same id until it is answered, hears hints, fetches what it missed, and reads now and then. */
export class Phone {
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: Refused[] = [];
  /** Ids that were posted, answered or not. */
  readonly posted = new Set<string>();
  /** What this device knows of each conversation: without gaps, in order, from the first message that is still shown. */
  readonly threads = new Map<string, MessageView[]>();
  /** Conversations that a block took away: their hints are dropped. */
  readonly parted = new Set<string>();
  readonly witness: Witness;
  tries = 0;
  hints = 0;
  private cursor = 0;
  private turn: number;
  private socket?: Socket<ServerToClientEvents>;
  private timer?: NodeJS.Timeout;
  private catching?: Promise<void>;
  private again = false;

  constructor(
    readonly person: Person,
    private readonly options: PhoneOptions,
  ) {
    this.turn = options.random.between(0, 9);
    this.witness = new Witness(person.id, options.history);
  }

  async switchOn(): Promise<void> {
    const { socketUrl, pollMs } = this.options;
    this.socket = io(socketUrl, {
      path: socketPath,
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 200,
      reconnectionDelayMax: 1_000,
      extraHeaders: { cookie: this.person.cookie },
    });
    this.socket.on('connect', () => void this.catchUp());
    this.socket.on('chat.message', ({ message }) => this.hear(message));
    this.timer = setInterval(() => void this.catchUp(), pollMs);
    await this.catchUp();
  }

  switchOff(): void {
    clearInterval(this.timer);
    this.socket?.disconnect();
  }

  get connected(): boolean {
    return this.socket?.connected === true;
  }

  /** Sends one message, again and again with the same id, until it is taken or refused for good, or time is up. */
  async send(chat: string, text: string, until: number): Promise<void> {
    const outgoing = await makeOutgoing(text, this.options.random);
    const startedAt = performance.now();
    this.posted.add(outgoing.clientId);
    for (let pause = FIRST_PAUSE_MS; performance.now() < until; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      this.tries += 1;
      const triedAt = performance.now();
      const answer = await this.call('POST', `/api/chats/${chat}/${outgoing.path}`, outgoing.body());
      if (answer && answer.status < 300) {
        const taken = answer.body as SendMessageAnswer;
        this.witness.tried(chat, outgoing.clientId, triedAt, { end: answer.end, taken });
        this.acknowledged.push({ chat, outgoing, seq: taken.message.seq, ms: performance.now() - startedAt });
        return;
      }
      if (answer && answer.status < 500 && answer.status !== 429 && answer.status !== 408) {
        const { error: code } = answer.body as ErrorBody;
        this.witness.tried(chat, outgoing.clientId, triedAt, { end: answer.end, refused: code });
        if (partedCodes.includes(code)) this.part(chat);
        this.refused.push({ chat, code, status: answer.status });
        return;
      }
      this.witness.tried(chat, outgoing.clientId, triedAt);
      await sleep(pause * (0.5 + this.options.random.unit()));
    }
  }

  read(chat: string, seq: number): Promise<unknown> {
    return this.call('POST', `/api/chats/${chat}/read`, JSON.stringify({ seq }));
  }

  /** Blocks the other one of a conversation, as often as it takes; a repeat changes nothing. */
  async block(chat: string, other: string, until: number): Promise<void> {
    const start = performance.now();
    while (performance.now() < until) {
      const answer = await this.call('POST', '/api/blocks', JSON.stringify({ profile: other }));
      if (answer?.status === 200) {
        this.witness.blocked(chat, { start, end: answer.end });
        return this.part(chat);
      }
      await sleep(LONGEST_PAUSE_MS * this.options.random.unit());
    }
  }

  async lookAtCredits(): Promise<void> {
    const answer = await this.call('GET', '/api/user');
    if (answer?.status === 200) this.witness.sawCredits(answer, answer.body as UserAnswer);
  }

  /** What the server says at this moment, asked anew. */
  async snapshot(): Promise<{ threads: Map<string, MessageView[]>; unread: number }> {
    const threads = new Map<string, MessageView[]>();
    let unread = 0;
    for (let after = 0, more = true; more;) {
      const feed = await this.newsAfter(after);
      for (const { id, last_seq, state } of feed.chats) if (state !== 'gone') threads.set(id, await this.after(id, 0, last_seq));
      unread = feed.num_unread_messages;
      [after, more] = [feed.cursor, feed.more];
    }
    return { threads, unread };
  }

  /** Fetches what came since the last time. One at a time; whoever asks meanwhile gets one more round. */
  async catchUp(): Promise<void> {
    if (this.catching) {
      this.again = true;
      return this.catching;
    }
    this.catching = this.fetchNews()
      .catch(() => undefined)
      .finally(() => {
        this.catching = undefined;
        if (this.again) {
          this.again = false;
          void this.catchUp();
        }
      });
    return this.catching;
  }

  private async fetchNews(): Promise<void> {
    for (let more = true; more;) {
      const feed = await this.newsAfter(this.cursor);
      for (const { id, last_seq, state } of feed.chats) {
        if (state === 'gone') {
          this.part(id);
          continue;
        }
        for (const message of await this.after(id, this.lastOf(id), last_seq)) this.apply(message, this.lastOf(id) === 0);
        const [thread, { random }] = [this.threads.get(id) ?? [], this.options];
        const latest = thread.at(-1);
        if (!latest || latest.sender_id === this.person.id) continue;
        const chance = random.unit();
        if (chance < 0.3) await this.read(id, latest.seq);
        else if (chance < 0.5) await this.call('POST', '/api/chats/delivered', JSON.stringify({ chats: [{ id, seq: latest.seq }] }));
      }
      [this.cursor, more] = [feed.cursor, feed.more];
    }
    if (this.options.random.chance(LOOKS_AT_CREDITS)) await this.lookAtCredits();
  }

  private async newsAfter(cursor: number): Promise<ChatsAnswer> {
    const answer = await this.must(`/api/chats?after=${cursor}`);
    const feed = answer.body as ChatsAnswer;
    this.witness.fed(answer, cursor, feed);
    return feed;
  }

  private async after(chat: string, seq: number, last: number): Promise<MessageView[]> {
    const messages: MessageView[] = [];
    for (let from = seq; from < last;) {
      const answer = await this.must(`/api/chats/${chat}/messages?after=${from}&limit=${PAGE}`);
      const page = answer.body as MessagesAnswer;
      this.witness.read(answer, chat, { after: from, limit: PAGE }, page);
      messages.push(...page.messages);
      from = page.messages.at(-1)?.seq ?? last;
    }
    return messages;
  }

  /** The next one is laid on, a known one dropped; a later one means that something is missing. */
  private hear(message: MessageView): void {
    this.hints += 1;
    this.witness.heard(message);
    if (this.parted.has(message.chat_id)) return;
    if (message.seq > this.lastOf(message.chat_id) + 1) setTimeout(() => void this.catchUp(), GAP_MS);
    else this.apply(message);
  }

  /** `isFirst`: what comes before it is too old to be shown. */
  private apply(message: MessageView, isFirst = false): void {
    if (this.parted.has(message.chat_id)) return;
    const thread = this.threads.get(message.chat_id) ?? [];
    if (message.seq !== this.lastOf(message.chat_id) + 1 && !isFirst) return;
    this.threads.set(message.chat_id, [...thread, message]);
  }

  private part(chat: string): void {
    this.parted.add(chat);
    this.threads.delete(chat);
  }

  private lastOf(chat: string): number {
    return this.threads.get(chat)?.at(-1)?.seq ?? 0;
  }

  /** What a path answers, whose type the contract knows. */
  private async must(path: string): Promise<Answer> {
    const answer = await this.call('GET', path);
    if (answer?.status !== 200) throw new Error(`${path} answered ${answer?.status ?? 'nothing'}`);
    return answer;
  }

  /** Nothing when the answer was lost, came too late, or nobody was there. */
  async call(method: string, path: string, body?: Body, headers: Readonly<Record<string, string>> = {}): Promise<Answer | undefined> {
    const { urls } = this.options;
    const start = performance.now();
    const url = urls[(this.turn += 1) % urls.length];
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          cookie: this.person.cookie,
          connection: 'close',
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer: unknown = await response.json();
      return { status: response.status, body: answer, start, end: performance.now() };
    } catch {
      return undefined;
    }
  }
}
