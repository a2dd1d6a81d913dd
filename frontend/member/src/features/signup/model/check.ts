import { codePoints, isLongEnoughName, limits, readEmail, signupBody, type ErrorCode } from '#contracts';
import type { Draft } from './draft';

/** What the browser itself can find wrong; the words for them stand in `signup`. */
export const faultCodes = [
  'invalid_email',
  'invalid_birth_date',
  'too_young',
  'name_is_email',
  'name_starts_with_at',
  'name_length',
  'password_length',
  'about_too_long',
  'terms_required',
  'consent_required',
  'town_unknown',
  'field_required',
  'photo_heic',
  'photo_type',
  'photo_too_large',
] as const satisfies readonly ErrorCode[];
export type Fault = (typeof faultCodes)[number];
export type Faults = Readonly<Record<string, Fault>>;

interface Facts {
  readonly minAge: number;
  readonly today: Date;
}

const oldest = 120;

/** Full years on a day. The server asks again, in the time zone of the town. */
export function ageOn(dateOfBirth: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  const hadBirthday = today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  return today.getFullYear() - year - (hadBirthday ? 0 : 1);
}

function birthDateFault(date: string | undefined, { minAge, today }: Facts): Fault | undefined {
  if (!date) return 'invalid_birth_date';
  const age = ageOn(date, today);
  if (age < 0 || age > oldest) return 'invalid_birth_date';
  return age < minAge ? 'too_young' : undefined;
}

function nameFault(name: string, email: string): Fault | undefined {
  if (name.startsWith('@')) return 'name_starts_with_at';
  if (!isLongEnoughName(name) || name.length > limits.nameMax) return 'name_length';
  const plain = name.toLowerCase().replace(/\s/g, '');
  // Any address in a name tells strangers where to write, past every block.
  return plain === email || /^[^@]+@[^@]+\.[^@]+$/.test(plain) ? 'name_is_email' : undefined;
}

export function passwordFault(password: string): Fault | undefined {
  return password.length < limits.passwordMin || password.length > limits.passwordMax ? 'password_length' : undefined;
}

const found = (faults: Readonly<Record<string, Fault | undefined | false>>): Faults =>
  Object.fromEntries(Object.entries(faults).flatMap(([field, code]) => (code ? [[field, code]] : [])));

/** Step 0, in the order in which the form asks. */
export function checkAccount(answers: Draft, password: string, facts: Facts): Faults {
  const email = readEmail(answers.email ?? '');
  return found({
    email: !signupBody.shape.email.safeParse(answers.email).success && 'invalid_email',
    password: passwordFault(password),
    name: nameFault((answers.name ?? '').trim(), email ?? ''),
    date_of_birth: birthDateFault(answers.date_of_birth, facts),
    gender: !answers.gender && 'field_required',
    sought_sex: !answers.sought_sex && 'field_required',
    terms_version: !answers.terms_version && 'terms_required',
  });
}

export const checkPlace = (answers: Draft): Faults =>
  found({ country: !answers.country && 'field_required', town_id: !answers.town_id && 'town_unknown' });

export const checkPersonal = (answers: Draft): Faults =>
  found({ sexuality_consent: Boolean(answers.sexuality) && !answers.sexuality_consent && 'consent_required' });

export const checkAbout = (answers: Draft, password: string): Faults =>
  found({
    signup_message: codePoints((answers.signup_message ?? '').trim()) > limits.aboutMax && 'about_too_long',
    password: passwordFault(password),
  });
