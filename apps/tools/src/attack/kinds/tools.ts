import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { currentEnvironment } from '#config';
import { projectRoot } from '../../project.js';
import { debianProgram, type DebianProgram, type Program } from '../../services/debian-program.js';
import { Findings, type KindReport } from '../report.js';
import type { AttackStage } from '../stage.js';
import { requireLoopbackTls } from '../target.js';
import { speaks, startTlsProxy, type TlsProxy } from '../tls-proxy.js';

const SQLMAP_MS = 60_000;
const fixedArgs =
  '--batch --disable-coloring --dbms PostgreSQL --level 1 --risk 1 --technique BET --time-sec 2 --timeout 10 --retries 0 --flush-session --skip-waf --ignore-code 401,403,404,409,422,429'.split(
    ' ',
  );
const TESTSSL_MS = 300_000;

const sqlmap: DebianProgram = {
  name: 'sqlmap',
  installed: ['sqlmap'],
  packages: ['sqlmap'],
  file: 'usr/share/sqlmap/sqlmap.py',
  missing: 'sqlmap is not here, and could not be fetched from Debian',
};
const testssl: DebianProgram = {
  name: 'testssl',
  installed: ['testssl', 'testssl.sh'],
  packages: ['testssl.sh'],
  file: 'usr/bin/testssl',
  envIn: (folder) => ({ TESTSSL_INSTALL_DIR: join(folder, 'usr/share/testssl') }),
  missing: 'testssl is not here, and could not be fetched from Debian',
};

/** Where texts and numbers of callers come nearest to a statement. `*` marks the place. */
const doors: readonly { readonly path: string; readonly body?: string }[] = [
  { path: '/api/members?country=NL&about=walk*' },
  { path: '/api/members?country=NL*&min_age=60&max_age=70' },
  { path: '/api/towns?country=NL&q=Utr*' },
  { path: '/api/likes?type=received&cursor=a*' },
  { path: '/api/members/01930000-0000-7000-8000-00000000dead*' },
  { path: '/api/saved-searches', body: '{"name":"near*","filters":{"min_age":60}}' },
  { path: '/api/user', body: '{"email":"nobody*@mail.example","password":"Heidebloem-61-uit"}' },
];

/** Where TLS is judged when it is not the proxy of production, started before the product. */
export interface ToolsWish {
  readonly tls: string | undefined;
}

/** Programs that others wrote to find what nobody here thought of. */
export const tools =
  ({ tls }: ToolsWish) =>
  async (stage: AttackStage): Promise<KindReport> => {
    const findings = new Findings('tools');
    const injector = await programOr(sqlmap, findings, stage.log);
    if (injector) await injectAll(stage, injector, findings);
    await probeTls(stage, tls, findings);
    return findings.report();
  };

/** Undefined, and said so, where the program is not to be had. */
async function programOr(wanted: DebianProgram, findings: Findings, log: (line: string) => void): Promise<Program | undefined> {
  try {
    return await debianProgram(wanted, log);
  } catch (fault) {
    findings.skip(fault instanceof Error ? fault.message : String(fault));
    return undefined;
  }
}

async function injectAll({ target, people, log }: AttackStage, program: Program, findings: Findings): Promise<void> {
  const folder = join(projectRoot, '.cache', 'attack-sqlmap');
  for (const [at, { path, body }] of doors.entries()) {
    const who = people.of('premium')[at] ?? people.victim;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const headers = [`Host: ${target.host}`, ...(body === undefined ? [] : ['Content-Type: application/json'])];
    const args = [
      ...fixedArgs,
      '-u',
      `${target.url}${path}`,
      '--output-dir',
      folder,
      '--cookie',
      who.cookie,
      '--headers',
      headers.join('\n'),
      ...(body === undefined ? [] : ['--method', 'POST', '--data', body]),
    ];
    log(`  sqlmap: ${path}`);
    const { said, isWhole } = await say(program, args, SQLMAP_MS);
    findings.tried();
    if (/is vulnerable|Parameter: .+\n\s+Type: /.test(said))
      findings.find(path, said.slice(said.indexOf('Parameter:')).slice(0, 600), `sqlmap ${args.join(' ')}`);
    else if (!/do(es)? not (appear|seem) to be injectable|all tested parameters do not appear/.test(said))
      findings.skip(
        isWhole
          ? `sqlmap judged nothing at ${path}: ${lastLineOf(said)}`
          : `sqlmap was not through with ${path} after ${SQLMAP_MS / 1_000} s`,
      );
  }
}

/** What speaks TLS: the proxy that was named, else that of production, started before the product. */
async function probeTls({ target, log }: AttackStage, tls: string | undefined, findings: Findings): Promise<void> {
  let proxy: TlsProxy | undefined;
  try {
    proxy = tls === undefined ? await startTlsProxy(target.port, log) : { url: requireLoopbackTls(tls), stop: () => Promise.resolve() };
  } catch (fault) {
    findings.skip(`TLS: ${fault instanceof Error ? fault.message : String(fault)}`);
    return;
  }
  try {
    const port = Number(new URL(proxy.url).port || 443);
    for (const [version, is] of [
      ['TLSv1', false],
      ['TLSv1.1', false],
      ['TLSv1.2', true],
      ['TLSv1.3', true],
    ] as const) {
      findings.tried();
      if ((await speaks(port, version)) !== is) findings.find(proxy.url, is ? `does not speak ${version}` : `speaks ${version}`);
    }
    const prober = await programOr(testssl, findings, log);
    if (prober) await probe(prober, proxy.url, findings);
  } finally {
    await proxy.stop();
  }
}

async function probe(program: Program, url: string, findings: Findings): Promise<void> {
  const args = ['--quiet', '--color', '0', '--warnings', 'off', '--openssl-timeout', '10', '--protocols', '--std', '--vulnerable', url];
  const { said, isWhole } = await say(program, args, TESTSSL_MS);
  findings.tried();
  const faults = said.split('\n').filter((line) => /NOT ok|VULNERABLE/.test(line) && !/not vulnerable/i.test(line));
  for (const line of faults) findings.find(url, line.trim());
  if (!isWhole) findings.skip(`testssl was not through with ${url} after ${TESTSSL_MS / 1_000} s`);
  else if (!/Testing protocols|Testing vulnerabilities/.test(said)) findings.skip(`testssl judged nothing: ${lastLineOf(said)}`);
}

const lastLineOf = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** All that a program says; it is ended after so long. */
function say(
  { command, env }: Program,
  args: readonly string[],
  longestMs: number,
): Promise<{ readonly said: string; readonly isWhole: boolean }> {
  const child = spawn(command, args, { env: { ...currentEnvironment(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let [said, isWhole] = ['', true];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const patience = setTimeout(() => {
    isWhole = false;
    child.kill('SIGKILL');
  }, longestMs);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(patience);
      resolve({ said, isWhole });
    });
  });
}
