import { allowed, refused, type ErrorCode, type SignupBody, type Verdict } from '#contracts';
import { ageFault, ageOn } from './age.policy.js';
import { nameFault, type NameFacts } from './name.policy.js';

export type SignupFacts = Pick<NameFacts, 'houseNames'> & {
  readonly now: Date;
  /** IANA zone of the town: a birthday begins there, not in Greenwich. */
  readonly zone: string;
  readonly minAge: number;
  readonly signups: 'all' | 'with_trafficsource' | 'other';
  /** By staff, with an invitation that still counts: opens every site. */
  readonly isInvited: boolean;
  /** The terms that hold now; agreeing to older ones does not count. */
  readonly termsVersion: Date;
};

/** Whether a sign-up may become an account, with every fault of the form at once. */
export function maySignUp(body: SignupBody, facts: SignupFacts): Verdict {
  if (!isOpen(facts, body)) return refused('signups_closed');
  const age = ageOn(body.date_of_birth, facts.now, facts.zone);
  const faults: Partial<Record<keyof SignupBody, ErrorCode>> = {};
  const ageFaulty = ageFault(age, facts.minAge);
  if (ageFaulty) faults.date_of_birth = ageFaulty;
  const name = nameFault(body.name, { email: body.email, houseNames: facts.houseNames });
  if (name) faults.name = name;
  if (body.sexuality !== undefined && body.sexuality_consent !== true) faults.sexuality_consent = 'consent_required';
  if (new Date(body.terms_version).getTime() !== facts.termsVersion.getTime()) faults.terms_version = 'terms_required';
  const [first] = Object.values(faults);
  return first ? refused(first, { fields: faults, params: { min_age: facts.minAge } }) : allowed;
}

function isOpen({ signups, isInvited }: SignupFacts, { tracking }: SignupBody): boolean {
  if (signups === 'all' || isInvited) return true;
  return signups === 'with_trafficsource' && Boolean(tracking?.network || tracking?.ref);
}
