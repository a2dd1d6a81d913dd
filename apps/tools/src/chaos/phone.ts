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
} from '#contracts';
import type { Random } from '../seed/random.js';
import { makeOutgoing, type Body, type Outgoing } from './outgoing.js';

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
export type Refused = { readonly code: string; readonly status: number };

export type PhoneOptions = {
  /** Where calls go; each try goes to the next one. */
  readonly urls: readonly string[];
  readonly socketUrl: string;
  readonly random: Random;
  readonly pollMs: number;
};

/** One member's device: it sends with the same id until it is answered, hears hints, fetches what it missed, and reads now and then. */
export class Phone {
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: Refused[] = [];
  /** Ids that were posted, answered or not. */
  readonly posted = new Set<string>();
  /** What this device knows of each conversation: without gaps, in order, from the first message that is still shown. */
  readonly threads = new Map<string, MessageView[]>();
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
      const answer = await this.call('POST', `/api/chats/${chat}/${outgoing.path}`, outgoing.body());
      if (answer && answer.status < 300) {
        this.acknowledged.push({
          chat,
          outgoing,
          seq: (answer.body as SendMessageAnswer).message.seq,
          ms: performance.now() - startedAt,
        });
        return;
      }
      if (answer && answer.status < 500 && answer.status !== 429 && answer.status !== 408) {
        this.refused.push({ code: (answer.body as ErrorBody).error, status: answer.status });
        return;
      }
      await sleep(pause * (0.5 + this.options.random.unit()));
    }
  }

  read(chat: string, seq: number): Promise<unknown> {
    return this.call('POST', `/api/chats/${chat}/read`, JSON.stringify({ seq }));
  }

  /** What the server says at this moment, asked anew. */
  async snapshot(): Promise<{ threads: Map<string, MessageView[]>; unread: number }> {
    const threads = new Map<string, MessageView[]>();
    let unread = 0;
    for (let after = 0, more = true; more;) {
      const feed = (await this.must(`/api/chats?after=${after}`)) as ChatsAnswer;
      for (const { id, last_seq } of feed.chats) threads.set(id, await this.after(id, 0, last_seq));
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
      const feed = (await this.must(`/api/chats?after=${this.cursor}`)) as ChatsAnswer;
      for (const { id, last_seq } of feed.chats) {
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
  }

  private async after(chat: string, seq: number, last: number): Promise<MessageView[]> {
    const messages: MessageView[] = [];
    for (let from = seq; from < last;) {
      const page = (await this.must(`/api/chats/${chat}/messages?after=${from}&limit=${PAGE}`)) as MessagesAnswer;
      messages.push(...page.messages);
      from = page.messages.at(-1)?.seq ?? last;
    }
    return messages;
  }

  /** The next one is laid on, a known one dropped; a later one means that something is missing. */
  private hear(message: MessageView): void {
    this.hints += 1;
    if (message.seq > this.lastOf(message.chat_id) + 1) setTimeout(() => void this.catchUp(), GAP_MS);
    else this.apply(message);
  }

  /** `isFirst`: what comes before it is too old to be shown. */
  private apply(message: MessageView, isFirst = false): void {
    const thread = this.threads.get(message.chat_id) ?? [];
    if (message.seq !== this.lastOf(message.chat_id) + 1 && !isFirst) return;
    this.threads.set(message.chat_id, [...thread, message]);
  }

  private lastOf(chat: string): number {
    return this.threads.get(chat)?.at(-1)?.seq ?? 0;
  }

  /** What a path answers, whose type the contract knows. */
  private async must(path: string): Promise<unknown> {
    const answer = await this.call('GET', path);
    if (answer?.status !== 200) throw new Error(`${path} answered ${answer?.status ?? 'nothing'}`);
    return answer.body;
  }

  /** Nothing when the answer was lost, came too late, or nobody was there. */
  async call(
    method: string,
    path: string,
    body?: Body,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; body: unknown } | undefined> {
    const { urls } = this.options;
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
      return { status: response.status, body: await response.json() };
    } catch {
      return undefined;
    }
  }
}
