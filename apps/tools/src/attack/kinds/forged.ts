import { randomUUID } from 'node:crypto';
import { SESSION_COOKIE } from '#auth';
import { staffCookie } from '#contracts-admin';
import { refusalIn, whoMayAsk } from '../access.js';
import { forgedCookies, foreignHosts, foreignPages, foreignTypes, methodOverrides } from '../forgeries.js';
import { allOperations, fromAnywhere, withIds, type Operation } from '../operations.js';
import type { Person } from '../person.js';
import type { RawAnswer } from '../raw-request.js';
import { Findings, type KindReport } from '../report.js';
import { Turns, type AttackStage } from '../stage.js';

const codeOf = ({ status, body }: RawAnswer): string => `${status} ${/"error":"(\w+)"/.exec(body)?.[1] ?? ''}`.trim();
const json = { 'content-type': 'application/json' };

/** Requests that a foreign page makes with the victim's browser, and those that pretend to be something else. */
export async function forged(stage: AttackStage): Promise<KindReport> {
  const findings = new Findings('forged');
  const guarded = allOperations().filter(({ name, changes }) => changes && !fromAnywhere.has(name));
  const turns = new Turns(stage.people);
  for (const operation of guarded) {
    const who = turns.next(...whoMayAsk(operation));
    if (who) await forgeChange(stage, findings, operation, who);
    else findings.skip(`${operation.name}: nobody here may ask it`);
  }
  await forgeCookies(stage, findings);
  await forgeHosts(stage, findings);
  await overrideMethods(stage, findings);
  return findings.report();
}

/** By the rules of browsers the cookies of the victim go with it; the answer has to be a refusal all the same. */
async function forgeChange({ target }: AttackStage, findings: Findings, operation: Operation, who: Person): Promise<void> {
  const { method, path, name } = operation;
  const where = { method, path: withIds(path, randomUUID()) };
  const expect = async (seen: RawAnswer, expected: string, what: unknown) => {
    findings.tried();
    if (codeOf(seen) !== expected) findings.find(name, `${codeOf(seen)} for ${JSON.stringify(what)}; it should be ${expected}`);
  };
  for (const headers of foreignPages)
    await expect(await target.ask(who, { ...where, headers: { ...json, ...headers }, body: '{}' }), '403 foreign_origin', headers);
  for (const type of foreignTypes)
    await expect(
      await target.ask(who, { ...where, headers: { 'content-type': type }, body: '{"a":1}' }),
      '415 unsupported_media_type',
      type,
    );
}

/** A session is its token, whole and under its name; that of a member is none of staff, and the other way round. */
async function forgeCookies({ target, people }: AttackStage, findings: Findings): Promise<void> {
  const [member, owner] = [people.victim, people.of('owner')[0]];
  const tries: (readonly [path: string, cookie: string])[] = forgedCookies(SESSION_COOKIE, valueOf(member, SESSION_COOKIE)).map(
    (cookie) => ['/api/user', cookie],
  );
  if (owner) {
    const token = valueOf(owner, staffCookie);
    for (const cookie of forgedCookies(staffCookie, token)) tries.push(['/api/admin/me', cookie]);
    tries.push(['/api/user', `${SESSION_COOKIE}=${token}`], ['/api/admin/me', `${staffCookie}=${valueOf(member, SESSION_COOKIE)}`]);
  } else findings.skip('cookies of staff: nobody here is an owner');
  for (const [path, cookie] of tries) {
    const answer = await target.ask({ kind: 'visitor', cookie }, { path });
    findings.tried();
    if (refusalIn(answer) !== 'authentication_required') findings.find(path, `${codeOf(answer)} for the cookie ${cookie.slice(0, 40)}…`);
  }
}

const valueOf = ({ cookie }: Person, name: string): string =>
  cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/** Nothing of a foreign name comes back: no link, no redirect, no other answer. */
async function forgeHosts({ target, people }: AttackStage, findings: Findings): Promise<void> {
  const visitor: Person = { kind: 'visitor', cookie: '' };
  const pages = ['/', '/login', '/signup', '/chats', '/admin', '/sitemap.xml', '/robots.txt', '/api/settings', '/share.png'];
  for (const path of pages) {
    for (const who of [visitor, people.victim]) {
      const plain = await target.ask(who, { path });
      for (const headers of foreignHosts) {
        const answer = await target.ask(who, { path, headers });
        findings.tried();
        const told = `${JSON.stringify(answer.headers)} ${answer.body}`;
        if (told.includes('evil.example')) findings.find(path, `repeats evil.example, said by ${JSON.stringify(headers)}`);
        if (answer.status !== plain.status)
          findings.find(path, `${answer.status} in place of ${plain.status} for ${JSON.stringify(headers)}`);
      }
      const foreign = await target.ask(who, { path, headers: { host: 'evil.example' } });
      findings.tried();
      if (foreign.status !== 403) findings.find(path, `${foreign.status} under the host evil.example; a demo answers 403`);
    }
  }
}

/** A method is the one of the request, and the few that operations have are all there are. */
async function overrideMethods({ target, people }: AttackStage, findings: Findings): Promise<void> {
  for (const { headers = {}, query } of methodOverrides) {
    const path = `/api/blocks${query === undefined ? '' : `?${query}`}`;
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { body: JSON.stringify({ profile: randomUUID() }) } : {};
      const answer = await target.ask(people.victim, { method, path, headers: { ...json, ...headers }, ...body });
      findings.tried();
      const expected = method === 'POST' ? ['404 member_not_found', '422 invalid_input'] : ['200', '422 invalid_input'];
      if (!expected.includes(codeOf(answer))) findings.find(`${method} ${path}`, `${codeOf(answer)} for ${JSON.stringify(headers)}`);
    }
  }
  for (const method of ['TRACE', 'PROPFIND', 'PATCH', 'LINK', 'PURGE']) {
    for (const path of ['/', '/api/user', '/photos/x.webp']) {
      const answer = await target.ask(people.victim, { method, path });
      findings.tried();
      if (answer.status < 400 || answer.status >= 500) findings.find(`${method} ${path}`, `answered with ${answer.status}`);
    }
  }
}
