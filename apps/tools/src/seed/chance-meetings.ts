import type { GiftId } from '#contracts';
import { inVoiceOf } from './about-text.js';
import { corpora } from './corpus/corpora.js';
import type { DemoMember } from './demo-member.js';
import { startOfDay } from './local-time.js';
import { memberNames } from './named-members.js';
import { Random } from './random.js';

/** What happens between members, as plain facts; `rows.ts` turns them into rows. */
export interface Like {
  readonly liker: number;
  readonly liked: number;
  readonly at: number;
  /** When the liked one opened it. */
  readonly seenAt: number | null;
}

export interface Match {
  readonly one: number;
  readonly other: number;
  readonly at: number;
}

/** What is sent besides words: a picture of the landscapes with what it shows, a gift, or a moving picture of the house with its title. */
export type Content =
  | { readonly kind: 'photo'; readonly scenery: number }
  | { readonly kind: 'gift'; readonly gift: GiftId }
  | { readonly kind: 'gif'; readonly id: string };

export interface Line {
  readonly sender: number;
  /** Of a photo or a moving picture: what it shows. */
  readonly text: string;
  readonly at: number;
  readonly content?: Content;
}

/** A conversation; who sent the first line started it. */
export interface Talk {
  readonly members: readonly [number, number];
  readonly lines: readonly Line[];
  /** How many of the other's messages each of the two has not read. */
  readonly unread: readonly [number, number];
}

export interface Meetings {
  readonly likes: readonly Like[];
  readonly matches: readonly Match[];
  readonly talks: readonly Talk[];
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const likesPerMember = 2.4;
const mostLikes = 20;

/** Likes, matches and conversations among the members of one block, who stay among themselves: so a community of any size needs little memory. */
export function meet(seedNumber: number, block: readonly DemoMember[], now: number): Meetings {
  const first = block[0];
  if (!first) return { likes: [], matches: [], talks: [] };
  return new Block(new Random(seedNumber, first.number, 0xb10c), block, now).meet();
}

class Block {
  private readonly likes = new Map<string, Like>();
  private readonly matches: Match[] = [];
  private readonly talks: Talk[] = [];
  private readonly groups = new Map<string, DemoMember[]>();

  constructor(
    private readonly random: Random,
    private readonly block: readonly DemoMember[],
    private readonly now: number,
  ) {
    for (const member of block.filter(isFree)) {
      const key = `${member.town.country} ${member.gender}`;
      const group = this.groups.get(key);
      if (group) group.push(member);
      else this.groups.set(key, [member]);
    }
  }

  meet(): Meetings {
    for (const member of this.block.filter(isFree)) {
      const count = Math.min(mostLikes, Math.floor(this.random.exponential(likesPerMember)));
      for (let i = 0; i < count; i++) this.likeSomebody(member);
    }
    return { likes: [...this.likes.values()], matches: this.matches, talks: this.talks };
  }

  private likeSomebody(member: DemoMember): void {
    const sex = member.soughtSex === 'both' ? this.random.pick(['female', 'male'] as const) : member.soughtSex;
    const group = this.groups.get(`${member.town.country} ${sex}`) ?? [];
    const other = group[Math.floor(group.length * this.random.unit() ** 2.2)]; // a few are liked by many
    if (!other || other === member || this.likes.has(`${member.number} ${other.number}`)) return;
    if (other.soughtSex !== 'both' && other.soughtSex !== member.gender) return;
    const since = Math.max(this.joined(member), this.joined(other));
    const at = this.between(since, this.active(member));
    if (at === undefined) return;
    this.like(member, other, at);
    if (this.likes.has(`${other.number} ${member.number}`) || !this.random.chance(0.24)) return;
    const back = this.between(at, this.active(other));
    if (back === undefined) return;
    this.like(other, member, back);
    this.matches.push({ one: member.number, other: other.number, at: back });
    if (member.language === other.language && this.random.chance(0.55)) this.talk(member, other, back);
  }

  private like(liker: DemoMember, liked: DemoMember, at: number): void {
    const isSeen = this.active(liked) > at && this.random.chance(0.8);
    const seenAt = isSeen ? (this.between(at, this.active(liked)) ?? null) : null;
    this.likes.set(`${liker.number} ${liked.number}`, { liker: liker.number, liked: liked.number, at, seenAt });
  }

  private talk(starter: DemoMember, other: DemoMember, since: number): void {
    const texts = corpora[starter.language].talks.filter(({ about }) =>
      about ? other.interests.includes(about) : other.portrait !== null,
    );
    if (texts.length === 0) return;
    const { lines: whole } = this.random.pick(texts);
    const spoken = whole.slice(0, this.random.chance(0.3) ? this.random.between(1, 2) : whole.length);
    let at = this.lastEvening(Math.min(this.active(starter), this.active(other)), starter.town.zone);
    const times = spoken.map(() => (at -= this.random.between(2, 38) * MINUTE)).toReversed();
    if ((times[0] ?? 0) <= since) return;
    const lines = spoken.map((text, index): Line => {
      const sender = index % 2 === 0 ? starter : other;
      return { sender: sender.number, text: inVoiceOf(sender, text), at: times[index] ?? at };
    });
    const isLastByStarter = lines.length % 2 === 1;
    const isUnread = this.random.chance(0.35);
    this.talks.push({
      members: [starter.number, other.number],
      lines,
      unread: [isUnread && !isLastByStarter ? 1 : 0, isUnread && isLastByStarter ? 1 : 0],
    });
  }

  /** A moment of the last evening before `until`: people of this age write after dinner. */
  private lastEvening(until: number, zone: string): number {
    const evening = startOfDay(until, zone) + this.random.between(19 * 60 + 30, 22 * 60) * MINUTE;
    return evening <= until ? evening : evening - DAY;
  }

  private joined = (member: DemoMember): number => this.now - member.joinedDaysAgo * DAY;
  private active = (member: DemoMember): number => this.now - member.activeMinutesAgo * MINUTE;

  private between(low: number, high: number): number | undefined {
    return high - low < 10 * MINUTE ? undefined : low + Math.floor(this.random.unit() * (high - low));
  }
}

/** A fictional profile does nothing, and the meetings of named members are scripted. */
const isFree = (member: DemoMember): boolean => !member.fictional && member.number >= memberNames.length;
