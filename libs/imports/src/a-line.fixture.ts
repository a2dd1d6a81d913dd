import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A member of another product, with nothing wrong; `undefined` takes a field away. */
export const aLine = (change: object = {}): Record<string, unknown> => ({
  id: 'm1',
  email: 'anna@brought.example',
  password: { kind: 'md5', hash: '5f4dcc3b5aa765d61d8327deb882cf99' },
  name: 'Anna',
  birth_date: '1960-05-04',
  sex: 'female',
  sought_sex: 'male',
  country: 'NL',
  town: 'Utrecht',
  language: 'nl',
  about: 'I like walking.',
  joined_at: '2019-03-01T10:00:00Z',
  last_active_at: '2026-01-01T10:00:00+01:00',
  confirmed_at: '2019-03-01T11:00:00Z',
  ...change,
});

/** Others of the same kind, by number. */
export const aMember = (number: number, change: object = {}) =>
  aLine({
    id: `m${number}`,
    email: `m${number}@brought.example`,
    name: `Member ${String.fromCodePoint(64 + (number % 26 || 26))}`,
    ...change,
  });

/** A file of these lines; what is no text is written as JSON. */
export function aFile(lines: readonly unknown[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'members-')), 'members.jsonl');
  writeFileSync(path, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
  return path;
}
