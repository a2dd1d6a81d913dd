/** SQL for the language of whoever complains, or of whom a case is about; null when nobody knows. `c` is the alias of moderation.case. */
export const caseLanguage = (c: string): string =>
  `coalesce((select k.language from moderation.complaint k where k.id = ${c}.id), (select a.language from auth.account a where a.id = ${c}.subject_id))`;
