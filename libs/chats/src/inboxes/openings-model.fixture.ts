const DAY = 24;

/** What the owner of the site allows. `newHours`: so long somebody is new. */
export interface OpeningRules {
  readonly freeMessages: number;
  readonly freeConversations: number;
  readonly firstOfNew: number;
  readonly first: number;
  readonly newHours: number;
}

export interface Writer {
  freeLeft: number;
  credits: number;
  started: number;
  sent: number;
  isPremium: boolean;
  isVouchedFor: boolean;
  /** Set by moderators; null: as many as the age of the account allows. */
  cap: number | null;
  /** Set by the member; null: as many as may come. */
  daily: number | null;
}

export type Written =
  | { readonly refused: string }
  /** `again`: the hour of the history from which it is possible. */
  | { readonly refused: string; readonly again: number }
  | { readonly cost: number };

interface Opening {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** First messages and what limits them, by the hours since the history began; everybody joined with it. */
export class OpeningsModel {
  now = 0;
  readonly writers: readonly Writer[];
  private openings: Opening[] = [];
  private readonly talks = new Set<string>();
  private readonly blocks = new Map<string, { readonly blocker: number; readonly blocked: number }>();
  private readonly likes = new Set<string>();

  constructor(
    private readonly rules: OpeningRules,
    people: number,
  ) {
    this.writers = Array.from({ length: people }, () => ({
      freeLeft: rules.freeMessages,
      credits: 0,
      started: 0,
      sent: 0,
      isPremium: false,
      isVouchedFor: false,
      cap: null,
      daily: null,
    }));
  }

  write(from: number, to: number): Written {
    const writer = this.at(from);
    const isFirst = !this.talks.has(pairOf(from, to));
    const refusal = this.whyBlocked(from, to) ?? (isFirst ? this.whyNotBegun(from, to) : undefined);
    if (refusal) return refusal;
    const isFree = writer.freeLeft > 0;
    if (!isFree && writer.credits < 1) return { refused: 'insufficient_credits' };
    if (isFree) writer.freeLeft -= 1;
    else writer.credits -= 1;
    writer.sent += 1;
    if (isFirst) {
      writer.started += 1;
      this.openings.push({ from, to, at: this.now });
      this.talks.add(pairOf(from, to));
    }
    return { cost: isFree ? 0 : 1 };
  }

  /** Whether it is refused; a second block of one's own is none. */
  block(me: number, other: number): boolean {
    const block = this.blocks.get(pairOf(me, other));
    if (block) return block.blocker !== me;
    this.blocks.set(pairOf(me, other), { blocker: me, blocked: other });
    this.talks.delete(pairOf(me, other));
    this.likes.delete(`${me}>${other}`);
    this.likes.delete(`${other}>${me}`);
    return false;
  }

  unblock(me: number, other: number): boolean {
    if (this.blocks.get(pairOf(me, other))?.blocker !== me) return true;
    return !this.blocks.delete(pairOf(me, other));
  }

  /** Whom this one blocked first of those who still are. */
  blockedBy(me: number): number | undefined {
    return [...this.blocks.values()].find(({ blocker }) => blocker === me)?.blocked;
  }

  like(me: number, other: number): boolean {
    if (this.blocks.has(pairOf(me, other))) return true;
    this.likes.add(`${me}>${other}`);
    return false;
  }

  takeBack(me: number, other: number): boolean {
    this.likes.delete(`${me}>${other}`);
    return this.blocks.has(pairOf(me, other));
  }

  /** Of the last day, by the one or to the one. */
  begunBy(from: number): number {
    return this.lastDay((opening) => opening.from === from).length;
  }

  receivedBy(to: number): number {
    return this.lastDay((opening) => opening.to === to).length;
  }

  private whyBlocked(from: number, to: number): Written | undefined {
    const block = this.blocks.get(pairOf(from, to));
    if (!block) return undefined;
    return { refused: block.blocker === to ? 'blocked' : 'blocked_by_you' };
  }

  private whyNotBegun(from: number, to: number): Written | undefined {
    const { isPremium, started, cap, isVouchedFor } = this.at(from);
    if (!isPremium && started >= this.rules.freeConversations) return { refused: 'premium_required' };
    if (cap === 0) return { refused: 'first_messages_stopped' };
    const byAge = !isVouchedFor && this.now < this.rules.newHours ? this.rules.firstOfNew : this.rules.first;
    const mine = this.lastDay((opening) => opening.from === from);
    const limit = Math.min(cap ?? byAge, byAge);
    if (mine.length >= limit) return { refused: 'first_messages_limit', again: endOf(mine.at(-limit)) };
    const { daily } = this.at(to);
    const theirs = this.lastDay((opening) => opening.to === to);
    const isBusy = daily !== null && theirs.length >= daily && !this.likes.has(`${to}>${from}`);
    return isBusy ? { refused: 'recipient_busy', again: endOf(theirs.at(-daily)) } : undefined;
  }

  private lastDay(is: (opening: Opening) => boolean): Opening[] {
    return this.openings.filter((opening) => opening.at > this.now - DAY && is(opening));
  }

  private at(who: number): Writer {
    return this.writers[who] as Writer;
  }
}

const pairOf = (one: number, other: number): string => [one, other].toSorted((a, b) => a - b).join('-');
const endOf = (opening: Opening | undefined): number => (opening?.at ?? 0) + DAY;
