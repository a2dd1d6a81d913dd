import { z } from 'zod';
import { genders, interests, locales, type Gender } from '#contracts';
import { demoMembers } from '../start/demo-logins.js';
import type { DemoMember } from './demo-member.js';
import type { Homelands } from './homelands.js';
import written from './named-members.json' with { type: 'json' };

/** The two demo logins and the people around them: the first members of every community, in the order of their numbers. */
export type MemberName = keyof typeof written;
export const memberNames = Object.keys(written) as MemberName[];
export const memberNumber = (name: MemberName): number => memberNames.indexOf(name);

const traits = z.strictObject({
  name: z.string(),
  gender: z.enum(genders),
  age: z.int(),
  /** Month and day. */
  birthday: z.string(),
  country: z.string(),
  town: z.string(),
  login: z.enum(['free', 'premium']).optional(),
  language: z.enum(locales).default('nl'),
  about: z.string(),
  interests: z.array(z.enum(interests)),
  relationship: z.enum(['single', 'divorced', 'widowed', 'separated']),
  portrait: z.int(),
  joinedDaysAgo: z.int(),
  activeMinutesAgo: z.int(),
  paid: z.boolean().default(false),
  fictional: z.boolean().default(false),
  sceneries: z.array(z.strictObject({ number: z.int(), private: z.boolean() })).default([]),
});

/** What is set of the member with that number; the rest is drawn. */
export const namedMembers = Object.values(written).map((member) => {
  const { country, town, age, birthday, login, ...rest } = traits.parse(member);
  const email = demoMembers.find(({ kind }) => kind === login)?.email;
  const other: Gender = rest.gender === 'female' ? 'male' : 'female';
  return {
    as: (homelands: Homelands, today: Date): Partial<DemoMember> => ({
      ...rest,
      ...(email && { email }),
      town: homelands.named(country, town),
      birthDate: birthDateAt(age, birthday, today),
      soughtSex: other,
      soughtMinAge: Math.max(50, age - 12),
      soughtMaxAge: age + 12,
      sexuality: 'hetero',
      reason: 'relationship',
    }),
  };
});

/** The age is true on every day. */
function birthDateAt(age: number, birthday: string, today: Date): string {
  const hadBirthday = today.toISOString().slice(5, 10) >= birthday;
  return `${today.getUTCFullYear() - age - (hadBirthday ? 0 : 1)}-${birthday}`;
}
