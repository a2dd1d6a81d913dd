import { distances, limits, type MatchAnswers, type SearchField } from '#contracts';

/** In the order in which they are asked. */
export const questions = ['ages', 'distance', 'reason', 'interests', 'relationship', 'body', 'tattoos'] as const;
export type Question = (typeof questions)[number];

/** What a site does not let its members search by is not asked either. */
export const questionsOf = (offered: readonly SearchField[]): readonly Question[] =>
  questions.filter((question) => offered.includes(question === 'ages' ? 'min_age' : question));

/** The answers with one question answered anew, or skipped when nothing was chosen. */
export function withAnswer(answers: MatchAnswers, question: Question, form: FormData): MatchAnswers {
  const rest: Record<string, unknown> = { ...answers };
  const chosen = form.getAll(question).filter((value) => value !== '');
  if (question === 'ages') {
    const [one, other] = ['min_age', 'max_age'].map((name) => Number(form.get(name)));
    if (!one || !other) return answers;
    return { ...answers, min_age: Math.min(one, other, limits.ageMax), max_age: Math.max(one, other) };
  }
  delete rest[question];
  if (chosen.length === 0) return rest;
  if (question === 'distance') return { ...rest, distance: distances.find((km) => String(km) === chosen[0]) };
  return { ...rest, [question]: question === 'reason' ? chosen[0] : chosen };
}

export function withoutAnswer(answers: MatchAnswers, question: Question): MatchAnswers {
  const { [question === 'ages' ? 'min_age' : question]: _left, ...rest } = answers;
  if (question === 'ages') delete rest.max_age;
  return rest;
}
