import * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';

/** Controls, and halves of a pair of surrogates: nobody types or reads them, and Postgres takes the first neither in text nor in JSON. */
const unreadable = /\p{Cc}|\p{Cs}/u;
const unreadableBesideLines = /[^\P{Cc}\n\t]|\p{Cs}/u;
/** However a system ends a line, and what else word processors put between two of them. */
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const breaks = /[\t\n\r\v\f\u0085\u2028\u2029]+/g;

const readable = (wrong: RegExp) =>
  z.refine<string>((text) => !wrong.test(text), { error: 'text_unreadable' satisfies ErrorCode, abort: true });

/** Every text that a person sends is one of these three; each refuses what nobody can read. `missing`: the fault where it is no text at all. */

/** One line: a tab or a line end that was pasted becomes a space, and the ends are trimmed. */
export const line = (missing?: ErrorCode) =>
  z.string(missing).check(
    z.overwrite((text) => text.replace(breaks, ' ')),
    z.trim(),
    readable(unreadable),
  );

/** Lines as they were typed, tabs too, with one kind of line end; trimmed. */
export const paragraphs = (missing?: ErrorCode) =>
  z.string(missing).check(
    z.overwrite((text) => text.replace(lineEnds, '\n')),
    z.trim(),
    readable(unreadableBesideLines),
  );

/** Taken as it is: passwords, and what we handed out ourselves. */
export const verbatim = (missing?: ErrorCode) => z.string(missing).check(readable(unreadable));
