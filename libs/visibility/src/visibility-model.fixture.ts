export const standingFlags = ['confirmed', 'paused', 'suspended', 'banned', 'deleted', 'fictional'] as const;
type Flag = (typeof standingFlags)[number];

export interface Person extends Record<Flag, boolean> {
  /** Of another community: for everybody here as if they had never been. */
  readonly isAbroad: boolean;
}

export type Refusal =
  | 'member_not_found'
  | 'like_self'
  | 'like_fictional'
  | 'forbidden'
  | 'not_confirmed'
  | 'blocked'
  | 'blocked_by_you'
  | 'recipient_closed'
  | 'recipient_fictional'
  | 'recipient_not_confirmed'
  | 'conversation_not_found';

/** How somebody stands in the list of conversations: with a card, with the name alone, or without. */
export interface ShownChat {
  readonly state: 'open' | 'closed';
  readonly shows: 'card' | 'name' | 'nothing';
}

const one = (from: number, to: number): string => `${from}>${to}`;

/** Some people who block, like and write each other, told apart by their numbers: who may see whom, and what each is shown of it. */
export class VisibilityModel {
  private readonly blocks = new Set<string>();
  /** Whether its receiver has seen it. */
  private readonly likes = new Map<string, boolean>();
  /** Of the two that talk, both ways. */
  private readonly talks = new Set<string>();

  constructor(readonly people: readonly Person[]) {}

  maySee(viewer: number, target: number, haveWritten = false): boolean {
    const { confirmed, paused } = this.at(target);
    return (confirmed || haveWritten) && !paused && this.isWithinReach(viewer, target);
  }

  isWithinReach(viewer: number, target: number): boolean {
    return !this.isClosed(viewer) && !this.isClosed(target) && this.areOfOneCommunity(viewer, target) && !this.areBlocked(viewer, target);
  }

  mayOpen(me: number, other: number): boolean {
    return me !== other && (this.talks.has(one(me, other)) || this.maySee(me, other));
  }

  found(me: number): number[] {
    return this.all(
      (other) => this.isListed(other) && !this.at(other).fictional && this.areOfOneCommunity(me, other) && !this.areBlocked(me, other),
      me,
    );
  }

  blockedBy(me: number): number[] {
    return this.all((other) => this.blocks.has(one(me, other)));
  }

  given(me: number): number[] {
    return this.all((other) => this.likes.has(one(me, other)) && this.isListed(other));
  }

  received(me: number): number[] {
    return this.all((other) => this.likes.has(one(other, me)) && this.isListed(other) && !this.at(other).fictional);
  }

  unseen(me: number): number[] {
    return this.received(me).filter((other) => this.likes.get(one(other, me)) === false);
  }

  matches(me: number): number[] {
    return this.all((other) => this.likes.has(one(me, other)) && this.likes.has(one(other, me)) && this.isListed(other));
  }

  chats(me: number): Record<number, ShownChat> {
    const others = this.all((other) => this.talks.has(one(me, other)));
    return Object.fromEntries(others.map((other) => [other, this.chat(me, other)]));
  }

  block(me: number, other: number): Refusal | undefined {
    if (this.blocks.has(one(me, other))) return undefined;
    if (me === other || this.areBlocked(me, other) || !this.mayOpen(me, other)) return 'member_not_found';
    this.blocks.add(one(me, other));
    for (const way of [one(me, other), one(other, me)]) {
      this.likes.delete(way);
      this.talks.delete(way);
    }
    return undefined;
  }

  unblock(me: number, other: number): Refusal | undefined {
    return this.blocks.delete(one(me, other)) ? undefined : 'member_not_found';
  }

  like(me: number, other: number): Refusal | undefined {
    if (me === other) return 'like_self';
    if (!this.maySee(me, other)) return 'member_not_found';
    if (this.at(me).fictional) return 'forbidden';
    if (!this.at(me).confirmed) return 'not_confirmed';
    if (this.at(other).fictional) return 'like_fictional';
    if (!this.likes.has(one(me, other))) this.likes.set(one(me, other), false);
    return undefined;
  }

  takeBack(me: number, other: number): Refusal | undefined {
    const isGone = this.likes.delete(one(me, other));
    return me !== other && (isGone || this.maySee(me, other)) ? undefined : 'member_not_found';
  }

  open(me: number, other: number): Refusal | undefined {
    const isSeen = this.likes.get(one(other, me));
    if (isSeen === false) this.likes.set(one(other, me), true);
    return isSeen === false || me === other || this.maySee(me, other) ? undefined : 'member_not_found';
  }

  write(me: number, other: number): Refusal | undefined {
    const refusal = this.whyNotWritten(me, other);
    if (!refusal) for (const way of [one(me, other), one(other, me)]) this.talks.add(way);
    return refusal;
  }

  private whyNotWritten(me: number, other: number): Refusal | undefined {
    const isFirst = !this.talks.has(one(me, other));
    if (this.blocks.has(one(other, me))) return 'blocked';
    if (this.blocks.has(one(me, other))) return 'blocked_by_you';
    if (this.isClosed(other) || (isFirst && this.at(other).paused)) return 'recipient_closed';
    if (this.at(other).fictional) return 'recipient_fictional';
    if (!this.at(other).confirmed) return 'recipient_not_confirmed';
    const isOut = this.isClosed(me) || this.at(me).fictional || !this.areOfOneCommunity(me, other);
    return isOut ? 'conversation_not_found' : undefined;
  }

  private chat(me: number, other: number): ShownChat {
    const state = this.isClosed(other) ? 'closed' : 'open';
    if (this.at(other).deleted) return { state, shows: 'nothing' };
    return { state, shows: this.maySee(me, other, true) ? 'card' : 'name' };
  }

  private isListed(who: number): boolean {
    const { confirmed, paused } = this.at(who);
    return confirmed && !paused && !this.isClosed(who);
  }

  private isClosed(who: number): boolean {
    const { suspended, banned, deleted } = this.at(who);
    return suspended || banned || deleted;
  }

  private areBlocked(me: number, other: number): boolean {
    return this.blocks.has(one(me, other)) || this.blocks.has(one(other, me));
  }

  private areOfOneCommunity(me: number, other: number): boolean {
    return this.at(me).isAbroad === this.at(other).isAbroad;
  }

  private all(is: (who: number) => boolean, except?: number): number[] {
    return this.people.map((_person, who) => who).filter((who) => who !== except && is(who));
  }

  private at(who: number): Person {
    return this.people[who] as Person;
  }
}
