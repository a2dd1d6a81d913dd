import { escapeUTF8 } from 'entities';

/** A piece of a page, of which every word from elsewhere was escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = Markup | string | readonly Markup[];

function pieceOf(value: Value): string {
  if (typeof value === 'string') return escapeUTF8(value);
  return value instanceof Markup ? value.text : value.map(({ text }) => text).join('');
}

/** Writes markup; whatever is filled in is escaped, unless it was written so itself. */
export const markup = (strings: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(strings.map((string, index) => string + (index < values.length ? pieceOf(values[index] ?? '') : '')).join(''));
