import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project.js';
import type { DebianProgram, Program } from '../services/debian-program.js';
import type { ForwardProxy } from './forward-proxy.js';
import { lastLineOf, runProgram } from './run-program.js';

const LONGEST_MS = 180_000;
/** Fewer requests are no trial: sqlmap sends more than thirty for one place. */
const FEWEST_ANSWERS = 30;
const TOO_MANY = 429;
/** At level 1 nothing is found in a LIKE or an ORDER BY. */
const fixedArgs =
  '--batch --disable-coloring --dbms PostgreSQL --level 2 --risk 1 --technique BET --time-sec 2 --timeout 10 --retries 0 --flush-session --skip-waf --ignore-code 401,403,404,409,422,429'.split(
    ' ',
  );

export const sqlmapPackage: DebianProgram = {
  name: 'sqlmap',
  installed: ['sqlmap'],
  packages: ['sqlmap'],
  file: 'usr/share/sqlmap/sqlmap.py',
  missing: 'sqlmap is not here, and could not be fetched from Debian',
};

/** A place where a text of the caller is tried; `*` marks it, else every value of the body is one. */
export interface Endpoint {
  readonly path: string;
  readonly body?: string;
}

export interface Injection {
  readonly place: string;
  readonly parameter: string;
  readonly techniques: string;
}

export interface EndpointVerdict {
  readonly injections: readonly Injection[];
  /** What sqlmap says of them, with the texts that show it. */
  readonly shown: string;
  /** How to see it again. */
  readonly again: string;
  readonly answers: ReadonlyMap<number, number>;
  /** Requests that the server failed at. */
  readonly faults: readonly string[];
  /** Why nothing is known. */
  readonly untried?: string;
}

export interface EndpointCall {
  /** Of the server, without the path. */
  readonly url: string;
  readonly host: string;
  readonly cookie: string;
}

/** One endpoint by one run of sqlmap, through the proxy. */
export async function probeEndpoint(
  program: Program,
  proxy: ForwardProxy,
  { url, host, cookie }: EndpointCall,
  endpoint: Endpoint,
): Promise<EndpointVerdict> {
  const folder = join(projectRoot, '.cache', 'attack-sqlmap');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [targets, results] = [join(folder, 'targets.txt'), join(folder, 'results.csv')];
  writeFileSync(targets, `${url}${endpoint.path}\n`);
  const headers = [`Host: ${host}`, ...(endpoint.body === undefined ? [] : ['Content-Type: application/json'])];
  const args = [
    ...fixedArgs,
    ...(cookie === '' ? [] : ['--cookie', cookie]),
    '--headers',
    headers.join('\n'),
    ...(endpoint.body === undefined ? [] : ['--method', 'POST', '--data', endpoint.body]),
  ];
  // Only a list of targets has results in a file; theirs is a list of one.
  const kept = ['-m', targets, '--output-dir', folder, '--results-file', results, '--proxy', proxy.url];
  proxy.take();
  const { said, isWhole } = await runProgram(program, [...args, ...kept], LONGEST_MS);
  const asked = proxy.take();
  const injections = existsSync(results) ? injectionsIn(readFileSync(results, 'utf8')) : [];
  const answers = new Map<number, number>();
  for (const { status } of asked) answers.set(status, (answers.get(status) ?? 0) + 1);
  const heard = asked.length - (answers.get(TOO_MANY) ?? 0) - (answers.get(0) ?? 0);
  const untried = injections.length > 0 ? undefined : whyUntried(said, isWhole, heard);
  return {
    injections,
    shown: /^Parameter: [^]*?^---$/m.exec(said)?.[0] ?? '',
    again: ['sqlmap', '-u', `${url}${endpoint.path}`, ...args].map((word) => (/^[\w:/.,=-]+$/.test(word) ? word : `'${word}'`)).join(' '),
    answers,
    faults: asked.flatMap(({ status, asked: request }) => (status >= 500 ? [`${status} to ${request}`] : [])),
    ...(untried !== undefined && { untried }),
  };
}

function whyUntried(said: string, isWhole: boolean, heard: number): string | undefined {
  if (!isWhole) return `sqlmap was not through after ${LONGEST_MS / 1_000} s`;
  if (heard < FEWEST_ANSWERS) return `only ${heard} of its requests were judged: ${lastLineOf(said)}`;
  if (!/do(es)? not (appear|seem) to be injectable/.test(said)) return `sqlmap judged nothing: ${lastLineOf(said)}`;
  return undefined;
}

/** The rows of a results file: URL, place, parameter, techniques, notes. What sqlmap itself calls a false positive is none. */
export function injectionsIn(csv: string): Injection[] {
  return csv
    .split(/\r?\n/)
    .slice(1)
    .flatMap((line) => {
      const [, place = '', parameter = '', techniques = '', notes = ''] = fieldsOf(line);
      return parameter === '' || notes.includes('false positive') ? [] : [{ place, parameter, techniques }];
    });
}

/** With quotes round a field that has a comma or quotes, which are doubled, as sqlmap writes it. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
