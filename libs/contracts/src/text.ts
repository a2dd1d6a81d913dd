import * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';
import { limits } from './limits.js';

/** Controls, and halves of a pair of surrogates: nobody types or reads them, and Postgres takes the first neither in text nor in JSON. */
const unreadable = /\p{Cc}|\p{Cs}/u;
const unreadableBesideLines = /[^\P{Cc}\n\t]|\p{Cs}/u;
/** However a system ends a line, and what else word processors put between two of them. */
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const breaks = /[\t\n\r\v\f\u0085\u2028\u2029]+/g;

/** What takes no room on the screen, or looks like nothing: it hides words from who looks for them, turns lines round and makes names alike. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC]+/gu;
/** Those of the unseen that make one picture of several signs: which look a sign has, and what it is joined to. */
const joint = /^([\uFE0E\uFE0F]?)[^\u200C\u200D]*([\u200C\u200D]?)/u;
const regionalFlag = /^[\u{E0020}-\u{E007E}]{1,6}\u{E007F}/u;
const BLACK_FLAG = '\u{1F3F4}';
const picture = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
/** Letters that are written joined or apart, and mean other words then. */
const joined = /^(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]$/u;
/** More marks on one letter than any language sets: they grow over the lines above and below. */
const stacked = /(\p{M}{4})\p{M}+/gu;

/** Without what nobody sees; pictures that are made of several signs, flags and joined letters stay as they are. */
const seen = (text: string): string =>
  text.replace(unseen, (run, at: number) => {
    const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
    const [after = ''] = text.slice(at + run.length, at + run.length + 2);
    const region = before === BLACK_FLAG && regionalFlag.exec(run)?.[0];
    if (region) return region;
    const [, look = '', joiner = ''] = joint.exec(run) ?? [];
    const joins = (picture.test(before) && picture.test(after)) || (joined.test(before) && joined.test(after));
    return (/\p{Emoji}/u.test(before) ? look : '') + (joins ? joiner : '');
  });

const legible = (text: string): string => seen(text).replace(stacked, '$1');

const readable = (wrong: RegExp) =>
  z.refine<string>((text) => !wrong.test(text), { error: 'text_unreadable' satisfies ErrorCode, abort: true });

/** Every text that a person sends is one of these four; each refuses what nobody can read. `missing`: the fault where it is no text at all. */

/** One line: a tab or a line end that was pasted becomes a space, and the ends are trimmed. */
export const line = (missing?: ErrorCode) =>
  z.string(missing).check(
    z.overwrite((text) => legible(text.replace(breaks, ' '))),
    z.trim(),
    readable(unreadable),
  );

/** The name that others see: composed letters, single blanks. Whether it may be a name is asked later. */
export const personName = (missing?: ErrorCode) =>
  z.string(missing).check(
    z.overwrite((text) => seen(text).normalize('NFC').replace(/\s+/gu, ' ')),
    z.trim(),
    readable(unreadable),
  );

const wholeWord = /^(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}$/u;
/** One letter is no name, but where letters are words. */
export const isLongEnoughName = (name: string): boolean => name.length >= limits.nameMin || wholeWord.test(name);

/** Lines as they were typed, tabs too, with one kind of line end; trimmed. */
export const paragraphs = (missing?: ErrorCode) =>
  z.string(missing).check(
    z.overwrite((text) => legible(text.replace(lineEnds, '\n'))),
    z.trim(),
    readable(unreadableBesideLines),
  );

/** Taken as it is: passwords, and what we handed out ourselves. */
export const verbatim = (missing?: ErrorCode) => z.string(missing).check(readable(unreadable));
