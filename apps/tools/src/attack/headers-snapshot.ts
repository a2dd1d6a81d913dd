import { randomUUID } from 'node:crypto';
import { likeTypes } from '#contracts';
import { whoMayAsk } from './access.js';
import { allOperations, endsSession, withIds, type Operation } from './operations.js';
import type { Person } from './person.js';
import type { RawAnswer } from './raw-request.js';
import { routePaths } from './route-table.js';
import type { Target, TargetCall } from './target.js';

const AT_A_TIME = 8;

type Headers = Readonly<Record<string, string>>;

/** The headers that most answers of a group have, and those of the routes that differ: null where one is missing. */
export interface Group {
  readonly usual: Headers;
  readonly others: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
}
export type HeadersSnapshot = Readonly<Record<string, Group>>;

/** They are of one answer, and say nothing of how a browser is to treat it. */
const volatile: ReadonlySet<string> = new Set(
  'date content-length etag last-modified connection keep-alive transfer-encoding retry-after content-encoding accept-ranges age'.split(
    ' ',
  ),
);

/** What a browser reads of an answer, without what is another one each time. */
export function headersIn({ headers }: Pick<RawAnswer, 'headers'>): Headers {
  const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !volatile.has(name));
  return Object.fromEntries(
    kept
      .map(([name, value]) => [name, [value ?? ''].flat().map(still).join(' | ')] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

const still = (value: string): string =>
  value
    .replaceAll(/nonce-[\w+/=-]+/g, 'nonce-…')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, '{id}')
    .replaceAll(/(localhost|127\.0\.0\.1):\d+/g, '$1:{port}')
    .replace(/^([\w.-]+)=[^;]*(?=; )/, '$1=…')
    .replace(/filename="[^"]*"/, 'filename="…"');

/** What the routes of a group have in common stands once; a new route that is like the others changes nothing. */
export function groupOf(seen: ReadonlyMap<string, Headers>): Group {
  const sets = new Map<string, { headers: Headers; count: number }>();
  for (const headers of seen.values()) {
    const key = JSON.stringify(headers);
    const known = sets.get(key);
    sets.set(key, { headers, count: (known?.count ?? 0) + 1 });
  }
  const usual = [...sets.values()].toSorted((one, other) => other.count - one.count)[0]?.headers ?? {};
  const others = [...seen].flatMap(([route, headers]) => {
    const names = [...new Set([...Object.keys(usual), ...Object.keys(headers)])].toSorted();
    const differing = names.filter((name) => usual[name] !== headers[name]);
    return differing.length === 0 ? [] : [[route, Object.fromEntries(differing.map((name) => [name, headers[name] ?? null]))] as const];
  });
  return { usual, others: Object.fromEntries(others.toSorted(([one], [other]) => one.localeCompare(other))) };
}

/** What has changed, a line each: nobody has to compare two files. */
export function differencesOf(kept: HeadersSnapshot, seen: HeadersSnapshot): string[] {
  const [before, now] = [linesIn(kept), linesIn(seen)];
  return [
    ...[...before]
      .filter(([line, value]) => now.get(line) !== value)
      .map(([line, value]) => `${line} was ${value} and is ${now.get(line) ?? 'as usual'}`),
    ...[...now].filter(([line]) => !before.has(line)).map(([line, value]) => `${line} is ${value}; it was as usual`),
  ];
}

const linesIn = (snapshot: HeadersSnapshot): Map<string, string> =>
  new Map(
    Object.entries(snapshot).flatMap(([group, { usual, others }]) => [
      ...Object.entries(usual).map(([name, value]) => [`${group}: ${name}`, value] as const),
      ...Object.entries(others).flatMap(([route, headers]) =>
        Object.entries(headers).map(([name, value]) => [`${group}, ${route}: ${name}`, value ?? 'missing'] as const),
      ),
    ]),
  );

/** Whoever asks: a visitor asks everything, and those who may ask also hear what they are told. */
export interface HeaderCallers {
  readonly visitor: Person;
  readonly member: Person;
  readonly owner: Person;
}

/** The route table puts their paths together. */
const lists = [...likeTypes, 'viewed'].map((type) => `/likes/${type}`);
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/share.png',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/assets/gone.js',
  '/photos/x.webp',
  '/api/nothing',
];
const office = ['/admin', '/admin/members', '/admin/assets/gone.js', '/admin/queues', '/dev/mailbox', '/dev/mails', '/api/docs'];

/** The headers of every route of the product: of calls, of pages, and of files and what else there is. */
export async function headersOfRoutes(target: Target, callers: HeaderCallers): Promise<HeadersSnapshot> {
  const { visitor, member } = callers;
  const pages = [...routePaths(), ...lists].flatMap((path): Question[] => {
    const call = { path: filled(path), headers: { accept: 'text/html' } };
    return [
      { route: path, who: visitor, call },
      { route: `${path} of a member`, who: member, call },
    ];
  });
  // A page of visitors names none before somebody does something on it.
  const scripts = [
    ['a script of the member app', member, '/members'],
    ['a script of the back office', visitor, '/admin'],
  ] as const;
  const others = [...files, ...office].map((path): Question => ({ route: path, who: visitor, call: { path } }));
  for (const [route, who, page] of scripts) others.push({ route, who: visitor, call: { path: await scriptOn(target, who, page) } });
  return {
    calls: groupOf(
      await answersTo(
        target,
        allOperations().flatMap((operation) => questionsOf(operation, callers)),
      ),
    ),
    pages: groupOf(await answersTo(target, pages)),
    others: groupOf(await answersTo(target, others)),
  };
}

interface Question {
  readonly route: string;
  readonly who: Person;
  readonly call: TargetCall;
}

/** An operation as a visitor asks it, and as who may. */
function questionsOf(operation: Operation, { visitor, member, owner }: HeaderCallers): Question[] {
  const { name, method, path, changes, access } = operation;
  const call = {
    method,
    path: withIds(path, randomUUID()),
    ...(changes && { headers: { 'content-type': 'application/json' }, body: '{}' }),
  };
  const asVisitor: Question = { route: name, who: visitor, call };
  // A change would change something, and a logout end the session.
  if (changes || endsSession(operation) || access === 'anybody') return [asVisitor];
  if (access === 'member') return [asVisitor, { route: `${name} of a member`, who: member, call }];
  return whoMayAsk(operation).includes('owner') ? [asVisitor, { route: `${name} of the owner`, who: owner, call }] : [asVisitor];
}

/** In the order of the questions, however many are asked at a time. Throws where one has no answer: it has no headers either. */
async function answersTo(target: Target, questions: readonly Question[]): Promise<Map<string, Headers>> {
  const answers = new Map<string, Headers>();
  for (let from = 0; from < questions.length; from += AT_A_TIME) {
    const asked = questions.slice(from, from + AT_A_TIME).map(async ({ route, who, call }) => {
      const answer = await target.ask(who, call);
      if (answer.status === 0 || answer.status === 429) throw new Error(`${route} was not answered: ${answer.status} ${answer.body}`);
      return [route, headersIn(answer)] as const;
    });
    for (const [route, headers] of await Promise.all(asked)) answers.set(route, headers);
  }
  return answers;
}

const filled = (path: string): string =>
  path
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(/:\w+/g, '01930000-0000-7000-8000-00000000dead')
    .replace('*', 'nothing-here');

async function scriptOn(target: Target, who: Person, page: string): Promise<string> {
  const { body } = await target.ask(who, { path: page, headers: { accept: 'text/html' } });
  const [, script] = /(?:src|href)="([^"]+\.js)"/.exec(body) ?? [];
  if (script === undefined) throw new Error(`${page} names no script`);
  return script;
}
