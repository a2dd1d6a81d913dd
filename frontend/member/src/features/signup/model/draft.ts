/** What a visitor has answered so far. All of it is text, as the forms give it; the password is never part of it. */
export const draftFields = [
  'email',
  'name',
  'date_of_birth',
  'gender',
  'sought_sex',
  'terms_version',
  'country',
  'town_id',
  'town_name',
  'sexuality',
  'sexuality_consent',
  'signup_message',
  'toward',
] as const;
export type DraftField = (typeof draftFields)[number];
export type Draft = Readonly<Partial<Record<DraftField, string>>>;

export const emptyDraft: Draft = {};

const isField = (name: string): name is DraftField => draftFields.some((field) => field === name);

/** Reads what was stored; whatever is not ours, or not text, is dropped. */
export function parseDraft(stored: string | null): Draft {
  if (!stored) return emptyDraft;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return emptyDraft;
    return Object.fromEntries(Object.entries(value).filter(([name, text]) => isField(name) && typeof text === 'string'));
  } catch {
    return emptyDraft;
  }
}

/** Adds answers; an empty one takes the field away. Sexuality stays only together with the consent to keep it. */
export function withAnswers(draft: Draft, answers: Draft): Draft {
  const next = Object.fromEntries(Object.entries({ ...draft, ...answers }).filter(([, text]) => text !== ''));
  if (next['sexuality_consent']) return next;
  const { sexuality: _without, ...rest } = next;
  return rest;
}

/** Whether there is an answer to lose; where one wants to go afterwards is none. */
export const isBegun = (draft: Draft | null): boolean => draft !== null && draftFields.some((field) => field !== 'toward' && draft[field]);
