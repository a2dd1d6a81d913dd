import { errorBody, errorCatalogue, isErrorCode } from '#contracts';
import type { RawAnswer } from './raw-request.js';

export interface Expectation {
  /** Says how whole the product is: "not whole" is no fault of it. */
  readonly mayBeUnavailable?: boolean;
  readonly patienceMs: number;
  /** What belongs to somebody else, by what it is: their address, their date of birth … */
  readonly secrets: ReadonlyMap<string, string>;
}

/** What no answer may say: where code stands, what a statement says, which file was looked for. */
const insides: ReadonlyMap<string, RegExp> = new Map([
  ['a stack', /(?:\n|\\n)\s+at .+[(/].+:\d+:\d+|node_modules[\\/]|node:internal|\bdist\/(?:apps|libs)\//],
  [
    'SQL',
    /syntax error at or near|duplicate key value|violates .{0,40}constraint|invalid input syntax for|relation \\?"[^"]*" does not exist|\bpg_catalog\b|QueryFailedError|numeric field overflow|out of range for type/i,
  ],
  ['a fault of the code', /\b(?:Type|Range|Reference|Syntax)Error: |Cannot read propert|is not a function\b|Unexpected token/],
  ['a file of the server', /\bE(?:NOENT|ACCES|ISDIR|CONNREFUSED)\b|root:[x*]:0:0:/],
]);

/** The fields of an error, by the contract. */
const errorFields = new Set(Object.keys(errorBody.def.shape));

/** Whatever is wrong with an answer, whoever asked for whatever; nothing when it is as the contract wants it. */
export function faultsOf(answer: RawAnswer, { mayBeUnavailable = false, patienceMs, secrets }: Expectation): string[] {
  const { status, headers, body, ms } = answer;
  if (status === 0) return [`no answer: ${body}`];
  const faults: string[] = [];
  const isKnown = mayBeUnavailable && status === 503;
  if (status >= 500 && !isKnown) faults.push(`status ${status}`);
  if (ms > patienceMs) faults.push(`answered after ${Math.round(ms)} ms`);
  const text = `${JSON.stringify(headers)}\n${body}`;
  for (const [what, pattern] of insides) if (pattern.test(text)) faults.push(`tells of the inside: ${what}`);
  for (const [what, secret] of secrets) if (standsIn(text, secret)) faults.push(`tells what is somebody else’s: ${what}`);
  const shape = isJson(answer) && !isKnown ? shapeFault(status, body) : undefined;
  if (shape !== undefined) faults.push(shape);
  return faults;
}

const isJson = ({ headers }: RawAnswer): boolean => /^application\/json\b/.test(headers['content-type'] ?? '');

function shapeFault(status: number, body: string): string | undefined {
  if (body === '') return undefined; // the answer to a HEAD
  const read = readJson(body);
  if (read === unreadable) return 'says that it is JSON, and is none';
  if (status < 400) return undefined;
  const parsed = errorBody.safeParse(read);
  if (!parsed.success) return 'an error without the shape of one';
  const { error, message } = parsed.data;
  if (!isErrorCode(error)) return `an error without a code of the catalogue: ${error}`;
  if (errorCatalogue[error].status !== status) return `${error} with status ${status}`;
  if (message === '') return `${error} without words`;
  const more = Object.keys(read as object).find((name) => !errorFields.has(name));
  return more === undefined ? undefined : `an error with a field that is not in the contract: ${more}`;
}

const unreadable = Symbol('unreadable');

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

/** A number has to begin where it stands: the same digits within an id, or 52.155 as the seconds of a time, are nobody's secret. */
export const standsIn = (text: string, value: string): boolean =>
  /^[\d.]+$/.test(value) ? new RegExp(`(?<![\\w.-]|\\d:)${value.replaceAll('.', '\\.')}`).test(text) : text.includes(value);
