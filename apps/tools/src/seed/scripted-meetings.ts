import { z } from 'zod';
import { giftIds } from '#contracts';
import type { Like, Match, Meetings, Talk } from './chance-meetings.js';
import type { DemoMember } from './demo-member.js';
import { startOfDay } from './local-time.js';
import { memberNumber, memberNames, type MemberName } from './named-members.js';
import written from './scripted-meetings.json' with { type: 'json' };

const name = z.enum(memberNames);
/** `20:14` yesterday is `[1, '20:14']`; a number alone is minutes ago. */
const when = z.union([z.number(), z.tuple([z.number(), z.string()])]);
type When = z.output<typeof when>;
const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('photo'), scenery: z.int() }),
  z.object({ kind: z.literal('gift'), gift: z.enum(giftIds) }),
  z.object({ kind: z.literal('gif'), id: z.string() }),
]);
const story = z
  .object({
    talks: z.array(
      z.object({
        /** The first one started it. */
        between: z.tuple([name, name]),
        lines: z.array(z.tuple([name, when, z.string(), content.optional()])),
        unread: z.partialRecord(name, z.int()).default({}),
      }),
    ),
    /** The second one liked back, at that time. */
    matches: z.array(z.tuple([name, name, when])),
    /** Of one side alone: who liked whom, and whether that was seen. */
    likes: z.array(z.tuple([name, name, when, z.literal('seen').optional()])),
  })
  .parse(written);

/** How many others of the country like each of the two demo members; the first `fresh` of them are new. */
const admirers = { count: 6, fresh: 2 };
const MINUTE = 60_000;

/** What happened to the two demo logins in the last days, as seen from now. */
export function scriptedMeetings(block: readonly DemoMember[], now: number): Meetings {
  const clock = clockOf(now);
  const talks = story.talks.map(({ between: [starter, other], lines, unread }): Talk => ({
    members: [memberNumber(starter), memberNumber(other)],
    lines: lines.map(([sender, at, text, sent]) => ({
      sender: memberNumber(sender),
      text,
      at: clock(at),
      ...(sent && { content: sent }),
    })),
    unread: [unread[starter] ?? 0, unread[other] ?? 0],
  }));
  const mutual = story.matches.flatMap(([one, other, at]) => [
    like(memberNumber(one), memberNumber(other), clock(at) - 90 * MINUTE, clock(at)),
    like(memberNumber(other), memberNumber(one), clock(at), clock(at) + 5 * MINUTE),
  ]);
  const single = story.likes.map(([liker, liked, at, seen]) =>
    like(memberNumber(liker), memberNumber(liked), clock(at), seen ? clock(at) + 30 * MINUTE : null),
  );
  return {
    likes: [...mutual, ...single, ...admire(block, 'marianne', clock), ...admire(block, 'johan', clock)],
    matches: story.matches.map(([one, other, at]): Match => ({ one: memberNumber(one), other: memberNumber(other), at: clock(at) })),
    talks,
  };
}

function admire(block: readonly DemoMember[], admired: MemberName, clock: (when: When) => number): Like[] {
  const liked = block[memberNumber(admired)];
  const fans = block.filter(
    (member) =>
      member.number >= memberNames.length &&
      !member.fictional &&
      member.portrait !== null &&
      member.town.country === 'NL' &&
      member.gender === liked?.soughtSex &&
      member.soughtSex === liked.gender &&
      member.joinedDaysAgo > 20,
  );
  return fans.slice(0, admirers.count).map((fan, index) => {
    const at = clock([index + 1, `1${index}:2${index}`]);
    return like(fan.number, memberNumber(admired), at, index < admirers.fresh ? null : at + 45 * MINUTE);
  });
}

const like = (liker: number, liked: number, at: number, seenAt: number | null): Like => ({ liker, liked, at, seenAt });

/** Turns a time of day in Utrecht into a moment. */
function clockOf(now: number): (when: When) => number {
  const midnight = startOfDay(now, 'Europe/Amsterdam');
  return (at) => {
    if (typeof at === 'number') return now - at * MINUTE;
    const [days, clock] = at;
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return midnight - days * 1440 * MINUTE + (hours * 60 + minutes) * MINUTE;
  };
}
