import type { Draft } from './draft';

/** Step 0 makes the account's answers; 1 to 4 are those that the progress counts. */
export type Step = 0 | 1 | 2 | 3 | 4;
export const lastStep = 4;

export function parseStep(text: string | null): Step {
  const step = Number(text);
  return step === 1 || step === 2 || step === 3 || step === 4 ? step : 0;
}

export const pathOf = (step: Step): string => (step === 0 ? '/signup' : `/signup?step=${step}`);

const stepOfField: Readonly<Record<string, Step>> = {
  email: 0,
  name: 0,
  date_of_birth: 0,
  gender: 0,
  sought_sex: 0,
  terms_version: 0,
  photo: 1,
  country: 2,
  town_id: 2,
  sexuality: 3,
  sexuality_consent: 3,
  signup_message: 4,
  // It is asked again on the last step, so that nobody has to go through all of them.
  password: 4,
};

/** The first step that a refused sign-up has to go back to. */
export function stepToMend(fields: readonly string[]): Step {
  const steps = fields.map((field) => stepOfField[field] ?? lastStep);
  return steps.length > 0 ? (Math.min(...steps) as Step) : lastStep;
}

/** How far the answers reach: a later step is opened only when the earlier ones that count have been answered. */
export function reachable(draft: Draft, termsVersion: string): Step {
  const account = draft.email && draft.name && draft.date_of_birth && draft.gender && draft.sought_sex;
  if (!account || draft.terms_version !== termsVersion) return 0;
  return draft.country && draft.town_id ? lastStep : 2;
}
