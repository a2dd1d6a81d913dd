interface Message {
  readonly seq: number;
  readonly from: number;
  readonly text: string;
}

/** What one of the two has of their conversation. */
interface Side {
  /** Up to here it shows nothing any more. */
  hidden: number;
  readTo: number;
  /** What the other is told of that, while it is less; null: all of it. */
  toldReadTo: number | null;
  delivered: number;
  /** By a block; until the next message. */
  isTaken: boolean;
  /** Where it stands in the feed. */
  changedAt: number;
}

interface Talk {
  readonly messages: Message[];
  parted: number;
  blocker: number | null;
  /** Nobody has a side before the first message. */
  sides: Map<number, Side> | null;
}

export interface ShownChat {
  readonly with: number;
  readonly state: 'open' | 'gone';
  readonly unread: number;
  readonly last: number;
  readonly text: string | null;
  readonly readByThem: number | null;
  readonly deliveredToThem: number | null;
}

export type Sign = 'shows_read' | 'shows_delivered';
export type Refusal = 'blocked' | 'blocked_by_you' | 'conversation_not_found' | 'member_not_found';

/** People and their conversations: what each sees of them, and what a device is told that asks for what is new. */
export class FeedModel {
  private readonly talks = new Map<string, Talk>();
  private readonly inboxes: number[];
  private readonly shows: Record<Sign, boolean>[];

  constructor(private readonly people: number) {
    this.inboxes = Array.from({ length: people }, () => 0);
    this.shows = Array.from({ length: people }, () => ({ shows_read: true, shows_delivered: true }));
  }

  cursor(me: number): number {
    return this.inboxes[me] ?? 0;
  }

  last(me: number, other: number): number {
    return this.talk(me, other).messages.length;
  }

  unread(me: number): number {
    return this.others(me).reduce((sum, other) => sum + this.unreadIn(me, other), 0);
  }

  /** What changed after the cursor, the oldest change first. Without one, what is gone is left out. */
  feed(me: number, after?: number): ShownChat[] {
    return this.others(me)
      .flatMap((other) => {
        const side = this.talk(me, other).sides?.get(me);
        return side && side.changedAt > (after ?? 0) ? [{ side, shown: this.shown(me, other, side) }] : [];
      })
      .toSorted((one, other) => one.side.changedAt - other.side.changedAt)
      .map(({ shown }) => shown)
      .filter(({ state }) => after !== undefined || state === 'open');
  }

  history(me: number, other: number): readonly string[] | Refusal {
    const { messages, blocker, sides } = this.talk(me, other);
    if (blocker !== null) return this.whyMissing(me, other);
    return messages.filter(({ seq }) => seq > (sides?.get(me)?.hidden ?? 0)).map(({ text }) => text);
  }

  send(from: number, to: number, text: string): Refusal | number {
    const talk = this.talk(from, to);
    if (talk.blocker !== null) return talk.blocker === to ? 'blocked' : 'blocked_by_you';
    const seq = talk.messages.push({ seq: talk.messages.length + 1, from, text });
    const fresh = () => ({ hidden: 0, readTo: 0, toldReadTo: null, delivered: 0, isTaken: false, changedAt: 0 });
    talk.sides ??= new Map([
      [from, fresh()],
      [to, fresh()],
    ]);
    for (const [who, side] of talk.sides) {
      side.isTaken = false;
      this.touch(who, side);
    }
    return seq;
  }

  read(me: number, other: number, upto: number): Refusal | undefined {
    const { messages, blocker, sides } = this.talk(me, other);
    if (blocker !== null) return this.whyMissing(me, other);
    const side = sides?.get(me);
    const seen = messages.findLast(({ seq, from }) => seq <= upto && from === other)?.seq ?? 0;
    if (!side || seen <= side.readTo) return undefined;
    side.toldReadTo = this.both(me, other, 'shows_read') ? null : (side.toldReadTo ?? side.readTo);
    side.readTo = seen;
    this.touch(me, side);
    return undefined;
  }

  /** What is thrown away unread counts as read, and nobody is told so. */
  remove(me: number, other: number): Refusal | undefined {
    const { messages, blocker, sides } = this.talk(me, other);
    const side = sides?.get(me);
    if (!side || blocker !== null) return this.whyMissing(me, other);
    side.toldReadTo ??= side.readTo;
    side.hidden = side.readTo = messages.length;
    this.touch(me, side);
    return undefined;
  }

  deliver(me: number, other: number, upto: number): undefined {
    const { messages, blocker, sides } = this.talk(me, other);
    const side = sides?.get(me);
    const seq = Math.min(upto, messages.length);
    if (side && blocker === null && this.both(me, other, 'shows_delivered') && seq > side.readTo)
      side.delivered = Math.max(side.delivered, seq);
    return undefined;
  }

  block(me: number, other: number): Refusal | undefined {
    const talk = this.talk(me, other);
    if (talk.blocker !== null) return talk.blocker === me ? undefined : 'member_not_found';
    talk.blocker = me;
    if (talk.messages.length === talk.parted) return undefined;
    talk.parted = talk.messages.length;
    for (const [who, side] of talk.sides ?? []) {
      side.hidden = side.readTo = talk.parted;
      side.isTaken = true;
      this.touch(who, side);
    }
    return undefined;
  }

  unblock(me: number, other: number): Refusal | undefined {
    const talk = this.talk(me, other);
    if (talk.blocker !== me) return 'member_not_found';
    talk.blocker = null;
    return undefined;
  }

  show(me: number, sign: Sign, on: boolean): void {
    (this.shows[me] as Record<Sign, boolean>)[sign] = on;
  }

  showsSign(me: number, sign: Sign): boolean {
    return this.shows[me]?.[sign] === true;
  }

  private shown(me: number, other: number, side: Side): ShownChat {
    const { messages, blocker, sides } = this.talk(me, other);
    const them = sides?.get(other) ?? side;
    const isGone = side.isTaken || blocker !== null || side.hidden >= messages.length;
    return {
      with: other,
      state: isGone ? 'gone' : 'open',
      unread: this.unreadIn(me, other),
      last: messages.length,
      text: isGone ? null : (messages.at(-1)?.text ?? null),
      readByThem: this.both(me, other, 'shows_read') ? (them.toldReadTo ?? them.readTo) : null,
      deliveredToThem: this.both(me, other, 'shows_delivered') ? Math.max(them.delivered, them.readTo) : null,
    };
  }

  private unreadIn(me: number, other: number): number {
    const { messages, sides } = this.talk(me, other);
    return messages.filter(({ seq, from }) => from === other && seq > (sides?.get(me)?.readTo ?? 0)).length;
  }

  /** Only the one from whom a block took it is told so. */
  private whyMissing(me: number, other: number): Refusal {
    const { blocker, sides } = this.talk(me, other);
    return blocker === other && sides ? 'blocked' : 'conversation_not_found';
  }

  private both(one: number, other: number, sign: Sign): boolean {
    return this.showsSign(one, sign) && this.showsSign(other, sign);
  }

  private touch(who: number, side: Side): void {
    side.changedAt = this.inboxes[who] = this.cursor(who) + 1;
  }

  private others(me: number): number[] {
    return Array.from({ length: this.people }, (_person, who) => who).filter((who) => who !== me);
  }

  private talk(one: number, other: number): Talk {
    const key = [one, other].toSorted((a, b) => a - b).join('-');
    const known = this.talks.get(key) ?? { messages: [], parted: 0, blocker: null, sides: null };
    this.talks.set(key, known);
    return known;
  }
}
