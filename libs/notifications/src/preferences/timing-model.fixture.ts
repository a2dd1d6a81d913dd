import { channels, DAY, WishesModel, type Category, type Channel } from './wishes-model.fixture.js';

const ofMessages: readonly Category[] = ['new_conversations', 'new_messages', 'unread_messages'];

export interface Told {
  readonly channel: Channel;
  readonly kind: 'like' | 'message' | 'unread' | 'summary';
  /** The numbers of those who wrote, and of those who like the reader. */
  readonly wrote: readonly number[];
  readonly like: readonly number[];
}

interface Chat {
  last: number;
  unread: number;
  isAnswered: boolean;
}

/** One that went out. */
interface Sent {
  readonly kind: 'like' | 'message' | 'unread';
  readonly about: number;
  /** What makes it one. */
  readonly key: number;
  readonly at: number;
}

/** What one reader is told, when and by which way: at once, in a summary or never, and nothing in quiet hours. */
export class TimingModel {
  readonly wishes = new WishesModel();
  readonly told: Told[] = [];
  /** By channel, category and what it is about: when it is due. */
  readonly waiting = new Map<string, number>();
  private readonly chats: Chat[];
  private readonly likes = new Map<number, { readonly key: number; isSeen: boolean }>();
  private likesEver = 0;
  /** Of what the reader is to be told: likes one by one, conversations once. */
  private queue: { readonly likes: number[]; readonly chats: Set<number> } = { likes: [], chats: new Set() };
  private readonly sent: Record<Channel, Sent[]> = { email: [], push: [] };

  constructor(
    public now: number,
    others: number,
  ) {
    this.chats = Array.from({ length: others }, () => ({ last: 0, unread: 0, isAnswered: false }));
  }

  like(who: number): void {
    if (this.likes.has(who)) return;
    this.likes.set(who, { key: (this.likesEver += 1), isSeen: false });
    this.queue.likes.push(who);
  }

  takeBack(who: number): void {
    this.likes.delete(who);
  }

  see(who: number): void {
    const like = this.likes.get(who);
    if (like) like.isSeen = true;
  }

  write(who: number): void {
    const chat = this.chat(who);
    chat.last += 1;
    chat.unread += 1;
    this.queue.chats.add(who);
  }

  read(who: number): void {
    this.chat(who).unread = 0;
  }

  answer(who: number): void {
    const chat = this.chat(who);
    chat.last += 1;
    chat.isAnswered = true;
  }

  lastOf(who: number): number {
    return this.chat(who).last;
  }

  /** Whatever waits in the queue has its turn. */
  work(): void {
    const { likes, chats } = this.queue;
    this.queue = { likes: [], chats: new Set() };
    const unread = [...chats].filter((who) => this.chat(who).unread > 0);
    for (const channel of channels) {
      for (const who of likes) this.tellLike(channel, who);
      for (const who of unread) this.tellMessage(channel, who);
      for (const who of unread) this.remind(channel, who);
    }
  }

  /** What is due comes as one; where the reader has quiet hours now, when they end. */
  summarize(): void {
    const later = this.wishes.quietEnd(this.now);
    for (const channel of channels) {
      const due = [...this.waiting].filter(([key, at]) => key.startsWith(`${channel} `) && at <= this.now).map(([key]) => key);
      for (const key of due) {
        if (later === undefined) this.waiting.delete(key);
        else this.waiting.set(key, later);
      }
      if (later === undefined) this.tellNews(channel, due);
    }
  }

  /** Of what waited, what the reader still wants to hear, and has not seen. */
  private tellNews(channel: Channel, due: readonly string[]): void {
    const wants = (category: Category) => this.wishes.of(category, channel) !== 'never';
    const about = (what: 'chat' | 'like', of: readonly Category[]) => {
      const wanted = [...of, ...(of.some(wants) ? (['unread_notifications'] as const) : [])].filter(wants);
      const starts = wanted.map((category) => `${channel} ${category} ${what}`);
      return new Set(due.flatMap((key) => starts.filter((start) => key.startsWith(start)).map((start) => Number(key.slice(start.length)))));
    };
    const wrote = [...about('chat', ofMessages)].filter((who) => this.chat(who).unread > 0);
    const like = [...about('like', ['likes'])].filter((who) => this.likes.get(who)?.isSeen === false);
    if (wrote.length + like.length > 0) this.told.push({ channel, kind: 'summary', wrote, like });
  }

  private tellLike(channel: Channel, who: number): void {
    const like = this.likes.get(who);
    if (like?.isSeen !== false) return;
    const { key } = like;
    if (channel === 'email' && this.wasToldToday(channel, who, (mail) => mail.kind === 'like' && mail.key !== key)) return;
    if (!this.defer(channel, 'likes', `like${who}`)) return;
    if (channel === 'push' || this.sendOnce(channel, { kind: 'like', about: who, key })) this.tell(channel, 'like', who);
  }

  private tellMessage(channel: Channel, who: number): void {
    const { last, unread, isAnswered } = this.chat(who);
    if (!this.defer(channel, isAnswered ? 'new_messages' : 'new_conversations', `chat${who}`)) return;
    const isNew = channel === 'push' || this.sendOnce(channel, { kind: 'message', about: who, key: last - unread });
    if (isNew) this.tell(channel, 'message', who);
  }

  /** Once a day for each conversation, whether its message was told by mail or it was reminded of. */
  private remind(channel: Channel, who: number): void {
    const { last: key } = this.chat(who);
    const isOther = (one: Sent) => one.kind === 'message' || (one.kind === 'unread' && (channel === 'push' || one.key !== key));
    if (this.wasToldToday(channel, who, isOther)) return;
    if (!this.defer(channel, 'unread_messages', `chat${who}`)) return;
    if (this.sendOnce(channel, { kind: 'unread', about: who, key }) || channel === 'push') this.tell(channel, 'unread', who);
  }

  /** Whether it is told now. Whatever is told or waits comes up again when nobody looks at it. */
  private defer(channel: Channel, category: Category, about: string): boolean {
    const moment = this.wishes.momentFor(category, channel, this.now);
    if (moment === 'never') return false;
    const again = this.wishes.momentAgain(channel, this.now);
    if (again !== 'never') this.wait(`${channel} unread_notifications ${about}`, again);
    if (moment !== 'now') this.wait(`${channel} ${category} ${about}`, moment);
    return moment === 'now';
  }

  /** What waits already goes on waiting until its own moment. */
  private wait(key: string, due: number): void {
    if (!this.waiting.has(key)) this.waiting.set(key, due);
  }

  private wasToldToday(channel: Channel, who: number, is: (one: Sent) => boolean): boolean {
    return this.sent[channel].some((one) => one.about === who && one.at > this.now - DAY && is(one));
  }

  private sendOnce(channel: Channel, one: Omit<Sent, 'at'>): boolean {
    const isNew = !this.sent[channel].some(({ kind, about, key }) => kind === one.kind && about === one.about && key === one.key);
    if (isNew) this.sent[channel].push({ ...one, at: this.now });
    return isNew;
  }

  private tell(channel: Channel, kind: Told['kind'], who: number): void {
    this.told.push({ channel, kind, wrote: kind === 'like' ? [] : [who], like: kind === 'like' ? [who] : [] });
  }

  private chat(who: number): Chat {
    return this.chats[who] as Chat;
  }
}
