import { gender, sexuality, soughtSex, type Locale, type SignupBody } from '#contracts';
import type { Draft } from './draft';

/** The answers of all steps as the one call wants them. */
export function toSignupBody(draft: Draft, password: string, language: Locale, tracking?: SignupBody['tracking']): SignupBody {
  const told = draft.sexuality_consent ? sexuality.safeParse(draft.sexuality) : undefined;
  return {
    email: draft.email ?? '',
    password,
    name: draft.name ?? '',
    date_of_birth: draft.date_of_birth ?? '',
    gender: gender.parse(draft.gender),
    sought_sex: soughtSex.parse(draft.sought_sex),
    ...(told?.success ? { sexuality: told.data, sexuality_consent: true } : {}),
    country: draft.country ?? '',
    town_id: Number(draft.town_id),
    ...(draft.signup_message ? { signup_message: draft.signup_message } : {}),
    terms_version: draft.terms_version ?? '',
    language,
    ...(tracking ? { tracking } : {}),
  };
}
