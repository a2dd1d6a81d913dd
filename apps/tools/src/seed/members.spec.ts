import { describe, expect, it } from '@jest/globals';
import { limits, locales } from '#contracts';
import { loadPlaces } from '#site';
import { memberNames } from './named-members.js';
import { corpora } from './corpus/corpora.js';
import { meet } from './chance-meetings.js';
import { scriptedMeetings } from './scripted-meetings.js';
import type { DemoMember } from './demo-member.js';
import { ageDay, communityOf } from './members.js';

const places = loadPlaces();
const today = new Date('2026-11-20T09:30:00Z');
const community = (seedNumber: number, count: number): DemoMember[] => [...communityOf(seedNumber, count, places, today)];
const members = community(7, 4000);
const strangers = members.slice(memberNames.length);

const ageOf = ({ birthDate }: DemoMember, at = ageDay): number => Math.floor((at - Date.parse(birthDate)) / (365.2425 * 86_400_000));
const share = (test: (member: DemoMember) => boolean): number => strangers.filter(test).length / strangers.length;

describe('the demo community', () => {
  it('is the same for the same seed number, ids too, and another for another', () => {
    expect(community(7, 300)).toEqual(members.slice(0, 300));
    expect(community(8, 300)[50]?.id).not.toBe(members[50]?.id);
    expect(new Set(members.map(({ id }) => id)).size).toBe(members.length);
    expect(members[99]?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(members.map(({ id }) => id).toSorted()).toEqual(members.map(({ id }) => id));
  });

  it('is 45 to 85 years old', () => {
    const ages = members.map((member) => ageOf(member));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(45);
    expect(Math.max(...ages)).toBeLessThanOrEqual(85);
  });

  it('speaks all eleven languages, each in its own country', () => {
    expect(new Set(members.map(({ language }) => language))).toEqual(new Set(locales));
    const italians = strangers.filter(({ town }) => town.country === 'IT');
    expect(
      italians.every(({ language, name }) => language === 'it' && [...corpora.it.names.female, ...corpora.it.names.male].includes(name)),
    ).toBe(true);
  });

  it('lives in many towns, most of them in the large ones', () => {
    const perTown = new Map<number, number>();
    for (const { town } of strangers) perTown.set(town.id, (perTown.get(town.id) ?? 0) + 1);
    const sizes = [...perTown.values()].sort((a, b) => b - a);
    expect(perTown.size).toBeGreaterThan(1000);
    expect(sizes.slice(0, 50).reduce((sum, size) => sum + size, 0) / strangers.length).toBeGreaterThan(0.2);
  });

  it('has about one fictional profile in a hundred, and these never paid', () => {
    expect(share(({ fictional }) => fictional)).toBeGreaterThan(0.005);
    expect(share(({ fictional }) => fictional)).toBeLessThan(0.016);
    expect(share(({ fictional, paid }) => fictional && paid)).toBe(0);
  });

  it('keeps a sexuality only with consent, and never an intimate interest', () => {
    expect(share(({ sexuality }) => sexuality === null)).toBeGreaterThan(0.25);
    expect(strangers.flatMap(({ interests }) => interests)).not.toContain('kissing');
  });

  it('does not read alike: hardly two texts are equal, none is too long, no mark is left in them', () => {
    const texts = strangers.map(({ about }) => about).filter(Boolean);
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.995);
    expect(texts.filter((text) => text.length > limits.aboutMax || /[[\]{}|]/.test(text))).toEqual([]);
  });

  it('is as active as people are: some today, most some time ago, nobody before joining', () => {
    expect(share(({ activeMinutesAgo }) => activeMinutesAgo <= 1440)).toBeGreaterThan(0.15);
    expect(share(({ activeMinutesAgo }) => activeMinutesAgo > 7 * 1440)).toBeGreaterThan(0.4);
    expect(share(({ activeMinutesAgo, joinedDaysAgo }) => activeMinutesAgo > joinedDaysAgo * 1440)).toBe(0);
  });

  it('has Marianne of 61 from Utrecht on every day of the year', () => {
    for (const day of ['2026-04-22', '2026-04-23', '2027-12-31']) {
      const [marianne] = communityOf(7, 1, places, new Date(day));
      expect(marianne?.town.name).toBe('Utrecht');
      expect(ageOf(marianne as DemoMember, Date.parse(day) + 43_200_000)).toBe(61);
    }
  });
});

describe('a corpus', () => {
  it.each(locales)('in %s has sixty names for each gender and forty sentences, each written once', (locale) => {
    const { names, about } = corpora[locale];
    expect(new Set(names.female).size).toBeGreaterThanOrEqual(60);
    expect(new Set(names.male).size).toBeGreaterThanOrEqual(60);
    expect([...names.female, ...names.male].filter((name) => name.length < limits.nameMin || name.length > limits.nameMax)).toEqual([]);
    const { likes, ...rest } = about;
    const sentences = [...Object.values(rest).flat(), ...likes.map(([, text]) => text)];
    expect(sentences.length).toBeGreaterThanOrEqual(40);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('what happens between members', () => {
  const now = today.getTime();
  const { likes, matches, talks } = meet(7, members, now);
  const byNumber = new Map(members.map((member) => [member.number, member]));
  const of = (number: number): DemoMember => byNumber.get(number) as DemoMember;

  it('leaves fictional profiles out of everything', () => {
    const involved = [...likes.flatMap(({ liker, liked }) => [liker, liked]), ...talks.flatMap((talk) => talk.members)];
    expect(involved.filter((number) => of(number).fictional)).toEqual([]);
  });

  it('joins only who looks for each other, and a match has a like from both sides', () => {
    const given = new Set(likes.map(({ liker, liked }) => `${liker} ${liked}`));
    expect(given.size).toBe(likes.length);
    expect(matches.length).toBeGreaterThan(100);
    for (const { one, other } of matches) {
      expect(given.has(`${one} ${other}`) && given.has(`${other} ${one}`)).toBe(true);
      expect([of(one).gender, 'both']).toContain(of(other).soughtSex);
    }
  });

  it('happens in the order of time, and not after the last visit of who did it', () => {
    expect(talks.length).toBeGreaterThan(30);
    for (const { lines } of [...talks, ...scriptedMeetings(members, now).talks]) {
      const times = lines.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const { sender, at } of lines) expect(at).toBeLessThanOrEqual(now - of(sender).activeMinutesAgo * 60_000);
    }
  });

  it('gives Marianne two matches, new likes, and unread messages', () => {
    const scripted = scriptedMeetings(members, now);
    expect(scripted.matches.filter(({ one, other }) => [one, other].includes(0))).toHaveLength(2);
    expect(scripted.likes.filter(({ liked, seenAt }) => liked === 0 && seenAt === null).length).toBeGreaterThanOrEqual(3);
    expect(scripted.talks.filter(({ members: [, other], unread }) => other === 0 && unread[1] > 0)).toHaveLength(2);
  });
});
