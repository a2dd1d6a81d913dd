import { randomUUID } from 'node:crypto';
import type { Person } from './person.js';
import type { Target } from './target.js';

type Row = Readonly<Record<string, unknown>>;

/** Where the ids of what is a member's own stand, by what they name. */
const places: readonly (readonly [what: string, path: string, list: string, id: string])[] = [
  ['chat', '/api/chats', 'chats', 'id'],
  ['photo', '/api/photos', 'photos', 'id'],
  ['order', '/api/orders', 'payments', 'payment_id'],
  ['session', '/api/sessions', 'sessions', 'id'],
  ['saved search', '/api/saved-searches', 'searches', 'id'],
];

async function rowsAt(target: Target, victim: Person, path: string, list: string): Promise<readonly Row[]> {
  const answer = await target.read<Readonly<Record<string, readonly Row[]>>>(victim, path);
  return answer[list] ?? [];
}

/** Ids that name something of the victim; to these attackers they are ids that never were. */
export async function foreignIdsOf(target: Target, victim: Person, attackers: readonly Person[]): Promise<Map<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  // A conversation belongs to both who have it.
  const isShared = ({ profile }: Row) => attackers.some(({ id }) => id !== undefined && JSON.stringify(profile ?? null).includes(id));
  for (const [what, path, list, id] of places) {
    const rows = await rowsAt(target, victim, path, list);
    found.set(
      what,
      rows.filter((row) => !isShared(row)).map((row) => String(row[id])),
    );
  }
  return found;
}

/** All that the victim has, as far as nobody else may change it; what time alone changes is left out. */
export async function belongingsOf(target: Target, victim: Person): Promise<string> {
  const kept = [
    'id',
    'payment_id',
    'last_seq',
    'read_by_them',
    'main',
    'private',
    'premium_only',
    'caption',
    'crop',
    'name',
    'filters',
    'state',
  ];
  const all: unknown[] = [];
  for (const [what, path, list] of places) {
    const rows = await rowsAt(target, victim, path, list);
    all.push([
      what,
      rows.map((row) => Object.fromEntries(kept.flatMap((name) => (name in row ? [[name, row[name]]] : [])))).toSorted(byText),
    ]);
  }
  return JSON.stringify(all);
}

const byText = (one: unknown, other: unknown): number => JSON.stringify(one).localeCompare(JSON.stringify(other));

/** What nobody else may hear of the victim: their address, their session, and words that they keep for themselves. */
export async function secretsOf(target: Target, victim: Person): Promise<Map<string, string>> {
  const word = `canary-${randomUUID().slice(0, 8)}`;
  await target.write(victim, 'POST', '/api/saved-searches', { name: word, filters: { min_age: 60 } });
  const { user } = await target.read<{ readonly user: { readonly email: string } }>(victim, '/api/user');
  const { searches } = await target.read<{ readonly searches: readonly { readonly name: string }[] }>(victim, '/api/saved-searches');
  if (!searches.some(({ name }) => name === word)) throw new Error('the victim could not keep a secret');
  return new Map([
    ['e-mail', user.email],
    ['session', victim.cookie.split('=')[1] ?? ''],
    ['name of a saved search', word],
  ]);
}
