import type { FileLine } from './file-lines.js';
import { refusedFor, type Refusal } from './judged-line.js';
import { memberLine, type MemberLine } from './member-line.js';

export type ReadLine = { readonly line: number; readonly outcome: 'read'; readonly member: MemberLine };

/** What stands in a line, or why nobody can tell. */
export function readLine({ line, text }: FileLine): ReadLine | Refusal {
  if (text === null) return refusedFor(line, 'line_too_long');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return refusedFor(line, 'not_json');
  }
  const read = memberLine.safeParse(parsed);
  if (read.success) return { line, outcome: 'read', member: read.data };
  const [issue] = read.error.issues;
  const field = issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined);
  return refusedFor(line, 'invalid', nameOf(field));
}

/** A name of a field, and nothing else that somebody may have written in its place. */
const nameOf = (field: unknown): string => (typeof field === 'string' && /^[a-z_]{1,40}$/i.test(field) ? field : '');
