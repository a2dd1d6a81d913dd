import { icebreakerMax, icebreakerMin, type Icebreaker } from '#contracts-admin';
import { siteListWords as text } from './site-list-words';

/** A line as it is typed. */
export interface TypedLine extends Icebreaker {
  /** Tells the lines apart while they come, go and move. */
  readonly key: number;
}

export const typedLines = (lines: readonly Icebreaker[]): TypedLine[] =>
  lines.map(({ text: words, hidden }, key) => ({ key, text: words, hidden }));

export const withLine = (lines: readonly TypedLine[]): TypedLine[] => [
  ...lines,
  { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, text: '', hidden: false },
];

export const asLines = (lines: readonly TypedLine[]): Icebreaker[] =>
  lines.map(({ text: words, hidden }) => ({ text: words.trim(), hidden }));

export const isSame = (one: readonly Icebreaker[], other: readonly Icebreaker[]): boolean => {
  const flat = (lines: readonly Icebreaker[]) => JSON.stringify(lines.map(({ text: words, hidden }) => [words.trim(), hidden]));
  return flat(one) === flat(other);
};

export const countOffered = (lines: readonly Icebreaker[]): number => lines.filter(({ hidden }) => !hidden).length;

/** What is wrong, in words, by the path of the field in the command. What may not stand in a line the server knows. */
export function faultsOf(lines: readonly TypedLine[]): Readonly<Record<string, string>> {
  const typed = lines.map(({ text: words }) => words.trim().toLowerCase());
  return Object.fromEntries(
    typed.flatMap((words, index) => {
      const fault =
        words.length < icebreakerMin || words.length > icebreakerMax ? text.length : typed.indexOf(words) < index ? text.twice : undefined;
      return fault === undefined ? [] : [[`lines.${index}.text`, fault] as const];
    }),
  );
}
