import type { Gender, Interest, Locale } from '#contracts';
import { demoMembers } from '../start/demo-logins.js';
import type { Homeland, Homelands } from './homelands.js';
import type { DemoMember } from './demo-member.js';

/** The two demo logins and the people around them: the first members of every community, in the order of their numbers. */
export const memberNames = ['marianne', 'johan', 'pieter', 'david', 'theo', 'ruud', 'els', 'ria', 'annemiek', 'bert'] as const;
export type MemberName = (typeof memberNames)[number];

interface Traits {
  readonly name: string;
  readonly gender: Gender;
  readonly age: number;
  readonly birthday: string;
  readonly home: readonly [Homeland, town: string];
  readonly about: string;
  readonly interests: readonly Interest[];
  readonly relationship: DemoMember['relationship'];
  readonly portrait: number;
  readonly joinedDaysAgo: number;
  readonly activeMinutesAgo: number;
  readonly email?: string;
  readonly language?: Locale;
  readonly paid?: boolean;
  readonly fictional?: boolean;
  readonly sceneries?: DemoMember['sceneries'];
}

const emailOf = (kind: 'free' | 'premium'): string | undefined => demoMembers.find((login) => login.kind === kind)?.email;

const traits: Readonly<Record<MemberName, Traits>> = {
  marianne: {
    name: 'Marianne',
    gender: 'female',
    age: 61,
    birthday: '04-23',
    home: ['NL', 'Utrecht'],
    email: emailOf('free'),
    about:
      'Nuchtere tuinier met groene vingers en een zwak voor hortensia’s. Ik werk drie dagen in de bibliotheek, zing op dinsdag in een koor en pas op woensdag op mijn kleinzoon. Na mijn scheiding is het leven rustig en goed, maar samen lachen is leuker. Ik zoek een man met humor, voor koffie, concerten en wie weet een weekend Terschelling.',
    interests: ['gardening', 'music', 'reading', 'coffee', 'hiking', 'theater'],
    relationship: 'divorced',
    portrait: 18,
    joinedDaysAgo: 34,
    activeMinutesAgo: 190,
    sceneries: [{ number: 5, private: false }],
  },
  johan: {
    name: 'Johan',
    gender: 'male',
    age: 66,
    birthday: '02-11',
    home: ['NL', 'Haarlem'],
    email: emailOf('premium'),
    paid: true,
    about:
      'Gepensioneerd leraar en bakker. Op zaterdag bak ik desembrood voor de hele straat, op zondag loop ik een stuk langs het strand. Ik ben weduwnaar, vader van twee dochters en opa van een deugniet van vijf. Ik hoop een vrouw te ontmoeten met wie ik kan praten, lachen en nog eens op reis kan.',
    interests: ['cooking', 'beach', 'reading', 'travelling', 'coffee', 'hiking'],
    relationship: 'widowed',
    portrait: 7,
    joinedDaysAgo: 210,
    activeMinutesAgo: 12,
    sceneries: [
      { number: 3, private: false },
      { number: 9, private: true },
    ],
  },
  pieter: {
    name: 'Pieter',
    gender: 'male',
    age: 63,
    birthday: '09-02',
    home: ['NL', 'Leiden'],
    about:
      'Zeilen, jazz en kleinkinderen, in wisselende volgorde. Ik werk nog twee dagen per week als bouwkundige. Ik zoek een vrouw die tegen een beetje wind kan.',
    interests: ['outdoors', 'music', 'photography', 'wine'],
    relationship: 'divorced',
    portrait: 36,
    joinedDaysAgo: 120,
    activeMinutesAgo: 260,
    sceneries: [{ number: 12, private: false }],
  },
  david: {
    name: 'David',
    gender: 'male',
    age: 64,
    birthday: '06-17',
    home: ['NL', 'Delft'],
    language: 'en',
    about:
      'English by birth, Dutch by habit: thirty years in Delft. I restore old clocks, walk the dog along the Schie and read the paper from back to front. My Dutch is fine at the market and hopeless at jokes. I hope to meet a woman who laughs anyway.',
    interests: ['animals', 'reading', 'music', 'tea'],
    relationship: 'widowed',
    portrait: 5,
    joinedDaysAgo: 61,
    activeMinutesAgo: 75,
  },
  theo: {
    name: 'Theo',
    gender: 'male',
    age: 59,
    birthday: '12-05',
    home: ['NL', 'Zwolle'],
    about: 'Op zoek naar een reismaatje. Ik rijd op de bus en ken dus iedereen, maar de stoel naast mij in de trein is nog vrij.',
    interests: ['travelling', 'biking', 'movies'],
    relationship: 'single',
    portrait: 29,
    joinedDaysAgo: 15,
    activeMinutesAgo: 44,
  },
  ruud: {
    name: 'Ruud',
    gender: 'male',
    age: 65,
    birthday: '01-30',
    home: ['NL', 'Hilversum'],
    about:
      'Oud-geluidsman bij de radio. Mijn oren doen het nog, mijn knieën een beetje. Ik hou van stilte op de hei en van goede gesprekken.',
    interests: ['music', 'hiking', 'photography'],
    relationship: 'widowed',
    portrait: 39,
    joinedDaysAgo: 400,
    activeMinutesAgo: 1500,
  },
  els: {
    name: 'Els',
    gender: 'female',
    age: 62,
    birthday: '03-19',
    home: ['NL', 'Heemstede'],
    paid: true,
    about:
      'Oud-verpleegkundige met tijd voor duinen, boeken en een glas wijn. Mijn hond Saar bepaalt de route. Ik zoek een man die ook graag lacht.',
    interests: ['animals', 'hiking', 'reading', 'wine'],
    relationship: 'widowed',
    portrait: 2,
    joinedDaysAgo: 95,
    activeMinutesAgo: 38,
    sceneries: [{ number: 17, private: false }],
  },
  ria: {
    name: 'Ria',
    gender: 'female',
    age: 64,
    birthday: '10-08',
    home: ['NL', 'Alkmaar'],
    paid: true,
    about: 'Ik heb jaren op de kaasmarkt gestaan, een praatje maken kan ik dus wel. Nu fiets ik, schilder ik en pas ik op.',
    interests: ['biking', 'art', 'cooking'],
    relationship: 'divorced',
    portrait: 15,
    joinedDaysAgo: 180,
    activeMinutesAgo: 900,
  },
  annemiek: {
    name: 'Annemiek',
    gender: 'female',
    age: 60,
    birthday: '07-27',
    home: ['NL', 'Amsterdam'],
    about:
      'Ik geef les aan nieuwkomers en leer zelf nog elke dag. Theater, tuin, thee. Ik zoek iemand om ’s avonds de dag mee door te nemen.',
    interests: ['theater', 'gardening', 'tea'],
    relationship: 'single',
    portrait: 100,
    joinedDaysAgo: 22,
    activeMinutesAgo: 55,
  },
  bert: {
    name: 'Bert',
    gender: 'male',
    age: 67,
    birthday: '05-14',
    home: ['NL', 'Amersfoort'],
    fictional: true,
    about: 'Ik hou van vissen, oude radio’s en een goed verhaal. Op mijn volkstuin staat altijd een extra stoel.',
    interests: ['gardening', 'music', 'outdoors'],
    relationship: 'single',
    portrait: 24,
    joinedDaysAgo: 300,
    activeMinutesAgo: 5000,
  },
};

export const memberNumber = (name: MemberName): number => memberNames.indexOf(name);

/** What is set of the member with that number; the rest is drawn. */
export const namedMembers = memberNames.map((name) => ({
  as(homelands: Homelands, today: Date): Partial<DemoMember> {
    const { home, age, birthday, email, ...rest } = traits[name];
    const other: Gender = rest.gender === 'female' ? 'male' : 'female';
    return {
      paid: false,
      fictional: false,
      sceneries: [],
      language: 'nl',
      ...rest,
      ...(email ? { email } : {}),
      town: homelands.named(...home),
      birthDate: birthDateAt(age, birthday, today),
      soughtSex: other,
      soughtMinAge: Math.max(50, age - 12),
      soughtMaxAge: age + 12,
      sexuality: 'hetero',
      reason: 'relationship',
    };
  },
}));

/** The age is true on every day. */
function birthDateAt(age: number, birthday: string, today: Date): string {
  const hadBirthday = today.toISOString().slice(5, 10) >= birthday;
  return `${today.getUTCFullYear() - age - (hadBirthday ? 0 : 1)}-${birthday}`;
}
