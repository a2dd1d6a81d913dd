import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { LinkifyIt } from 'linkify-it';
import type { Words } from './sentences.js';
import { Phrases } from './phrases.js';
import { hasSpelledNumber } from './spelled.js';
import { tables } from './words/all.js';

/** Where members live: a number without a country is tried as one of these. */
const countries: readonly CountryCode[] = ['NL', 'BE', 'DE', 'AT', 'CH', 'FR', 'ES', 'IT', 'PL', 'DK', 'NO', 'SE', 'FI', 'GB', 'IE', 'US'];
const digitRun = /(?<![\p{L}\p{N}.,])(?:\+|00)?\(?\d(?:[ .\-/()–]{0,3}\d){6,16}(?![\p{L}\p{N}])/gu;
/** Days, times and amounts are made of digits too. */
const noNumber =
  /\b\d{1,2}([.\-/])\d{1,2}\1(?:\d{4}|\d{2})\b|\b(?:19|20)\d\d([.\-/])\d{1,2}\2\d{1,2}\b|\b\d{1,2}[:.]\d{2}\b|\b(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d\b|[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:€|eur|euro|kr|zł|£|\$)/giu;
const address =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\]|\{at\}|\sat\s)\s?[\p{L}\p{N}-]{2,40}\s?(?:\.|\(dot\)|\[dot\]|\sdot\s|\spunkt\s|\spunt\s|\spoint\s|\spunto\s)\s?(?:com|net|org|info|me|eu|io|de|nl|be|at|ch|fr|es|it|pl|dk|no|se|fi|co|uk)\b/iu;
const handle = /(?<![\p{L}\p{N}@.])@[a-z][a-z0-9._]{3,29}(?![\p{L}\p{N}@])/iu;
const hiddenLink =
  /(?<![\p{L}\p{N}@])[a-z0-9-]{3,40}\s?(?:\(dot\)|\[dot\]|\{dot\}|\(\.\)|\[\.\]|\s\.\s?)\s?(?:com|net|org|info|me|eu|io|de|nl|be|fr|es|it|pl|dk|no|se|fi|ru|top|xyz|site|online|shop)\b/iu;
/** What every link has, and the end of a sentence has not: it is asked first, because the parser costs more than all the rest. */
const linkLike = /\.[^\s.]|\/\//;
const hiddenLinkLike = /dot[)\]}]|[([]\.|\s\./i;
/** As many digits as the shortest number has, as near to each other. */
const numberLike = /\d(?:\D{0,4}\d){6}/;
const numberWords = tables.map((table) => new Phrases(table.number));
/** Nobody hides a number behind so many others; a text full of figures must not keep us. */
const RUNS_LOOKED_AT = 5;
const FEWEST_DIGITS = 8;
const MOST_DIGITS = 13;
const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });

/** A number to call: an international one, one that begins as numbers at home do, or any other beside a word that says so. */
export function hasPhoneNumber(seen: string, words: Words): boolean {
  const said = () => seen.trim().length <= 20 || words.sentences.some((sentence) => numberWords.some((phrases) => phrases.isIn(sentence)));
  const runs = (numberLike.test(seen) && seen.replace(noNumber, ' \u0001 ').match(digitRun)) || [];
  return runs.slice(0, RUNS_LOOKED_AT).some((run) => isPhoneNumber(run, said)) || hasSpelledNumber(words);
}

function isPhoneNumber(run: string, said: () => boolean): boolean {
  const digits = run.replace(/\D/g, '');
  if (digits.length > MOST_DIGITS + 2) return false;
  if (run.startsWith('+') || run.startsWith('00')) return parsePhoneNumberFromString(`+${digits.replace(/^00/, '')}`)?.isValid() === true;
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS || (!digits.startsWith('0') && !said())) return false;
  return countries.some((country) => parsePhoneNumberFromString(digits, country)?.isValid() === true);
}

export const hasAddress = (text: string): boolean => /[@([{]|\sat\s/i.test(text) && (address.test(text) || handle.test(text));

export function hasLink(text: string): boolean {
  return (
    (linkLike.test(text) && (links.match(text) ?? []).some(({ schema }) => schema !== 'mailto:')) ||
    (hiddenLinkLike.test(text) && hiddenLink.test(text))
  );
}
