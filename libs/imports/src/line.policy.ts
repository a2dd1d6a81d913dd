import { ageFault, ageOn, nameFault, readForeignPassword, termsNeverAccepted } from '#auth';
import type { TownFacts } from '#site';
import { refusedFor, type JudgedLine, type LeftOut, type Newcomer } from './judged-line.js';
import type { GivenConsent, MemberLine } from './member-line.js';

export type LineFacts = {
  readonly now: Date;
  readonly minAge: number;
  readonly houseNames: readonly string[];
  /** The terms that hold now. */
  readonly termsVersion: Date;
  readonly town: TownFacts | 'unknown' | 'ambiguous';
  /** Why the address can have no new account here. */
  readonly closed: 'address_taken' | 'address_banned' | undefined;
};

/** The versions of our questions about special-category data: the same as in `profiles/src/sql/consents.sql`, and a spec holds the two together. */
export const ownConsentVersions: Readonly<Record<'sexuality' | 'intimate', string>> = { sexuality: '1', intimate: '1' };
const never = termsNeverAccepted.toISOString();

const utc = (moment: string): string => new Date(moment).toISOString();

/** Whether somebody may come, and what of theirs does not come along. Nothing is filled in that the line does not say. */
export function judgeLine(number: number, line: MemberLine, facts: LineFacts): JudgedLine {
  const { town, closed, now } = facts;
  if (closed) return refusedFor(number, closed);
  const ahead = aheadOf(line, now);
  if (ahead) return refusedFor(number, 'invalid', ahead);
  if (typeof town === 'string') return refusedFor(number, town === 'unknown' ? 'town_unknown' : 'town_ambiguous');
  const ageFaulty = ageFault(ageOn(line.birth_date, now, town.zone), facts.minAge);
  if (ageFaulty === 'too_young') return refusedFor(number, 'too_young');
  if (ageFaulty) return refusedFor(number, 'invalid', 'birth_date');
  if (nameFault(line.name, { email: line.email, houseNames: facts.houseNames })) return refusedFor(number, 'name_not_allowed');

  const password = line.password == null ? null : readForeignPassword(line.password);
  const consents = (line.consents ?? []).filter((consent) => counts(consent, facts));
  const leftOut: LeftOut[] = [
    ...(password === null ? [{ reason: 'password_missing', field: '' } as const] : []),
    ...(password && 'fault' in password ? [{ reason: password.fault, field: '' } as const] : []),
    ...unknownKinds(line.consents ?? [], consents),
    ...(line.photos?.length ? [{ reason: 'photos', field: '' } as const] : []),
  ];
  const newcomer = newcomerOf(line, town, consents);
  return {
    line: number,
    outcome: 'accepted',
    newcomer: { ...newcomer, password: password && 'password' in password ? password.password : null },
    leftOut,
  };
}

/** The first field with a moment that has not come. */
function aheadOf(line: MemberLine, now: Date): string | undefined {
  const moments = ['joined_at', 'last_active_at', 'confirmed_at'] as const;
  return moments.find((field) => line[field] != null && new Date(line[field]) > now);
}

/** Whether a consent was given to words of ours that are known here: nobody has agreed to a text that they never saw. */
function counts({ kind, version, given_at: givenAt }: GivenConsent, { now, termsVersion }: LineFacts): boolean {
  if (new Date(givenAt) > now) return false;
  switch (kind) {
    case 'terms':
      // Later terms than ours are those of somebody else.
      return new Date(version) <= termsVersion;
    case 'sexuality':
    case 'intimate':
      return version === ownConsentVersions[kind];
    case 'mails':
      return true;
    default:
      return false;
  }
}

const ownKinds = ['terms', 'mails', 'sexuality', 'intimate'];

/** Each kind once, whatever number of its consents does not count; what is no kind of ours is named so. */
function unknownKinds(given: readonly GivenConsent[], counted: readonly GivenConsent[]): LeftOut[] {
  const kinds = given.filter((consent) => !counted.includes(consent)).map(({ kind }) => (ownKinds.includes(kind) ? kind : 'other'));
  return [...new Set(kinds)].map((field) => ({ reason: 'consent_unknown', field }));
}

function newcomerOf(line: MemberLine, town: TownFacts, consents: readonly GivenConsent[]): Omit<Newcomer, 'password'> {
  /** The one that was given last. */
  const lastOf = (kind: string): GivenConsent | undefined =>
    consents
      .filter((consent) => consent.kind === kind)
      .toSorted((one, other) => Date.parse(one.given_at) - Date.parse(other.given_at))
      .at(-1);
  const givenAt = (kind: string): string | null => {
    const consent = lastOf(kind);
    return consent ? utc(consent.given_at) : null;
  };
  const terms = lastOf('terms');
  return {
    sourceId: line.id,
    email: line.email,
    name: line.name,
    birthDate: line.birth_date,
    gender: line.sex,
    soughtSex: line.sought_sex,
    town,
    language: line.language,
    about: line.about ?? '',
    joinedAt: utc(line.joined_at),
    lastActiveAt: utc(line.last_active_at ?? line.joined_at),
    confirmedAt: line.confirmed_at == null ? null : utc(line.confirmed_at),
    consents,
    terms: terms ? { version: utc(terms.version), acceptedAt: utc(terms.given_at) } : { version: never, acceptedAt: never },
    sexualityConsentAt: givenAt('sexuality'),
    intimateConsentAt: givenAt('intimate'),
    wantsMails: lastOf('mails') !== undefined,
    blocks: [...new Set(line.blocks ?? [])],
    credits: (line.credits ?? []).map((part) => ({ amount: part.amount, unitValue: part.origin === 'bought' ? part.unit_value : null })),
    premium: line.premium === true,
  };
}
