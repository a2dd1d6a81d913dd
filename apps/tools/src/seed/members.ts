import type { Gender, Sexuality, SoughtSex } from '#contracts';
import { openInterests } from '#contracts';
import { loadPlaces, type Places } from '#site';
import { writeAbout } from './about-text.js';
import { namedMembers } from './named-members.js';
import { corpora } from './corpus/corpora.js';
import { demoId } from './demo-ids.js';
import type { DemoMember } from './demo-member.js';
import { Homelands } from './homelands.js';
import { greyPortraits, hairOf, portraitsOfEach, sceneryCount } from './pictures.js';
import { Random } from './random.js';

/** Ages are counted on this day, with a margin: whoever seeds a year or two later still gets a community of 45 to 85. */
export const ageDay = Date.UTC(2026, 10, 1);
const ages = { youngest: 46, oldest: 83 };
/** Photos besides the portrait make up most rows of a large community; its first members are enough to have them. */
const membersWithSceneries = 20_000;
const DAY = 1440;

const eyes = { blue: 4, brown: 4, grey: 2, green: 2, hazel: 1 };
const bodies = { slim: 3, average: 6, athletic: 2, full: 3, large: 1 };
const inks = { none: 8, small: 2, several: 1 };
const reasons = { relationship: 6, companionship: 3, friendship: 2, travel: 1, conversation: 1 };
const quietInterests = openInterests.filter((key) => !['kissing', 'party', 'tattoos', 'video_games', 'hugging', 'sushi'].includes(key));

/**
 * Every member of the community with this seed number, one at a time; the named ones come first. `from`: the number of the first one
 * that is wanted.
 */
export function* communityOf(
  seedNumber: number,
  count: number,
  places: Pick<Places, 'towns'> = loadPlaces(),
  today = new Date(),
  from = 0,
): Generator<DemoMember> {
  const homelands = new Homelands(places);
  for (let number = from; number < count; number++) {
    const member = memberOf(seedNumber, number, homelands);
    const named = namedMembers[number];
    yield named ? { ...member, ...named.as(homelands, today) } : member;
  }
}

function memberOf(seedNumber: number, number: number, homelands: Homelands): DemoMember {
  const random = new Random(seedNumber, number, 0x3e3b);
  const town = homelands.draw(random);
  const language = homelands.languageOf(town);
  const corpus = corpora[language];
  const gender: Gender = random.chance(0.52) ? 'female' : 'male';
  const { sexuality, soughtSex } = orientation(random, gender);
  const age = ages.youngest + Math.floor(((random.unit() + random.unit()) / 2) * (ages.oldest - ages.youngest + 1));
  const relationship = random.weighted(
    age < 62 ? { divorced: 6, single: 3, widowed: 1, separated: 1 } : { divorced: 4, single: 2, widowed: 4, separated: 0.5 },
  );
  const { about, interests } = writeAbout(random, corpus.about, { gender, soughtSex, age, relationship });
  const portrait = random.chance(0.93) ? drawPortraitNumber(random, age) : null;
  const fictional = random.chance(0.01);
  const joinedDaysAgo = Math.min(1500, 0.2 + random.exponential(260));
  const [soughtMinAge, soughtMaxAge] = soughtAges(random, age);
  return {
    number,
    id: demoId(seedNumber, 'member', number),
    email: `member-${number}@demo.example`,
    language,
    town,
    name: random.pick(corpus.names[gender]),
    gender,
    soughtSex,
    soughtMinAge,
    soughtMaxAge,
    sexuality: random.chance(0.65) ? sexuality : null,
    birthDate: bornOn(age, random.between(0, 364)),
    about: random.chance(0.96) ? about : '',
    interests: [...new Set([...interests, ...random.sample(quietInterests, random.between(1, 4))])],
    tattoos: random.chance(0.6) ? random.weighted(inks) : null,
    hair: portrait ? hairOf(portrait, gender) : null,
    eyes: random.chance(0.8) ? random.weighted(eyes) : null,
    body: random.chance(0.75) ? random.weighted(bodies) : null,
    relationship,
    reason: random.chance(0.85) ? random.weighted(reasons) : null,
    portrait,
    sceneries: portrait && number < membersWithSceneries && random.chance(0.4) ? drawSceneries(random) : [],
    fictional,
    paid: !fictional && random.chance(0.22),
    joinedDaysAgo,
    activeMinutesAgo: lastActive(random, joinedDaysAgo),
  };
}

function orientation(random: Random, gender: Gender): { sexuality: Sexuality; soughtSex: SoughtSex } {
  const other: Gender = gender === 'female' ? 'male' : 'female';
  const kind = random.weighted({ hetero: 90, same: 6, bi: 4 });
  if (kind === 'bi') return { sexuality: 'bi', soughtSex: 'both' };
  if (kind === 'same') return { sexuality: gender === 'female' ? 'lesbian' : 'gay', soughtSex: gender };
  return { sexuality: 'hetero', soughtSex: other };
}

/** The day on which somebody of this age, so many days after the birthday, was born. */
export function bornOn(age: number, days: number, today: number = ageDay): string {
  const birthday = new Date(today - days * DAY * 60_000);
  birthday.setUTCFullYear(birthday.getUTCFullYear() - age);
  return birthday.toISOString().slice(0, 10);
}

function soughtAges(random: Random, age: number): [youngest: number, oldest: number] {
  if (random.chance(0.3)) return [50, 99];
  return [Math.max(45, age - random.between(6, 16)), Math.min(99, age + random.between(6, 16))];
}

/** Grey portraits for the older, both kinds for the younger. */
function drawPortraitNumber(random: Random, age: number): number {
  const isBrown = age < 60 && random.chance(0.55);
  return isBrown ? random.between(greyPortraits + 1, portraitsOfEach) : random.between(1, greyPortraits);
}

function drawSceneries(random: Random): DemoMember['sceneries'] {
  return Array.from({ length: random.between(1, 2) }, () => ({ number: random.between(1, sceneryCount), private: random.chance(0.3) }));
}

/** A few are here now, a fifth came today, and the rest tail off over a year. */
function lastActive(random: Random, joinedDaysAgo: number): number {
  const share = random.unit();
  const minutes =
    share < 0.03
      ? random.between(0, 4)
      : share < 0.2
        ? random.between(5, DAY)
        : share < 0.45
          ? random.between(DAY, 7 * DAY)
          : 7 * DAY + random.exponential(share < 0.8 ? 40 * DAY : 180 * DAY);
  return Math.floor(Math.min(minutes, joinedDaysAgo * DAY));
}
