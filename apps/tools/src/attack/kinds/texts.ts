import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../../services/chromium.js';
import { packedHostileTexts } from '../packed-texts.js';
import type { Person } from '../person.js';
import { Findings, type KindReport } from '../report.js';
import type { AttackStage } from '../stage.js';
import { strangeElements } from '../strange-elements.js';
import type { Target } from '../target.js';

const [ABOUT_MAX, MESSAGE_MAX, COMPLAINT_MAX] = [1_900, 900, 1_900];
const WRITERS = 8;
const SEEN_MS = 15_000;
/** In nearly every packed text, and nowhere else. */
const MARK = 'alert(1)';

type Screen = { readonly path: string; readonly shows: boolean };

/** Texts that would do harm, stored wherever members may write, and looked at in a browser by whoever reads them. */
export async function texts(stage: AttackStage): Promise<KindReport> {
  const findings = new Findings('texts');
  const stored = await storeTexts(stage, findings);
  let browser: Browser;
  try {
    browser = await launchChromium();
  } catch (fault) {
    findings.skip(`the screens: no browser starts here (${fault instanceof Error ? fault.message : String(fault)})`);
    return findings.report();
  }
  try {
    await look(stage.target, browser, findings, stage.people.victim, stored.forMembers);
    const [owner] = stage.people.of('owner');
    if (owner) await look(stage.target, browser, findings, owner, stored.forStaff);
    else findings.skip('the screens of the back office: nobody here is an owner');
  } finally {
    await browser.close();
  }
  return findings.report();
}

interface Stored {
  readonly forMembers: readonly Screen[];
  readonly forStaff: readonly Screen[];
}

async function storeTexts({ target, people }: AttackStage, findings: Findings): Promise<Stored> {
  const writers = people.of('premium').slice(0, WRITERS);
  const [first = people.of('free')[0]] = writers;
  if (!first) throw new Error('texts are written by members');
  const abouts = packedHostileTexts(ABOUT_MAX);
  const written: Person[] = [];
  for (const [at, writer] of (writers.length > 0 ? writers : [first]).entries()) {
    const { profile, tags } = await target.read<{ profile: { name: string }; tags: Record<string, string> }>(writer, '/api/profile');
    const about = abouts[at % abouts.length] ?? '';
    const body = { section: 'basics', tag: tags['basics'] ?? '', name: profile.name, about };
    if ((await target.write(writer, 'PUT', '/api/profile', body)).status === 200) written.push(writer);
    findings.tried();
  }
  if (written.length === 0) findings.skip('profiles: no hostile text was taken');
  const chat = await chatWith(target, first, people.victim.id);
  let sent = 0;
  for (const text of chat === undefined ? [] : packedHostileTexts(MESSAGE_MAX)) {
    const { status } = await target.write(first, 'POST', `/api/chats/${chat}/messages`, { client_id: randomUUID(), text });
    findings.tried();
    if (status === 201) sent += 1;
  }
  if (sent === 0) findings.skip('messages: no hostile text was taken');
  let complaints = 0;
  for (const [at, words] of packedHostileTexts(COMPLAINT_MAX).slice(0, 3).entries()) {
    const complaint = {
      category: 'something_else',
      words,
      name: '"><svg onload=alert(1)>',
      email: `attack-${at}@mail.example`,
      link: 'javascript:alert(1)',
    };
    const { status } = await target.write({ kind: 'visitor', cookie: '', from: `127.20.${at}.1` }, 'POST', '/api/complaints', complaint);
    findings.tried();
    if (status === 201 || status === 200) complaints += 1;
  }
  if (complaints === 0) findings.skip('complaints: no hostile text was taken');
  findings.note(`${written.length} profiles, ${sent} messages and ${complaints} complaints hold hostile texts`);
  const profiles = written.flatMap(({ id }) => id ?? []);
  return {
    forMembers: [
      ...(sent > 0 ? [{ path: `/chats/${chat}`, shows: true }] : []),
      ...profiles.map((id) => ({ path: `/members/${id}`, shows: true })),
      ...['/chats', '/members', '/likes/received', '/'].map((path) => ({ path, shows: false })),
    ],
    forStaff: [
      ...profiles.slice(0, 3).map((id) => ({ path: `/admin/members/${id}/show/profile`, shows: true })),
      ...(await casesOf(target, people.of('owner')[0])).map((id) => ({ path: `/admin/cases/${id}/show`, shows: false })),
      ...['/admin/cases', '/admin/reviews', '/admin/audit', '/admin/members'].map((path) => ({ path, shows: false })),
    ],
  };
}

async function chatWith(target: Target, writer: Person, profile: string): Promise<string | undefined> {
  const { status, body } = await target.write(writer, 'POST', '/api/chats', { profile });
  return status === 200 || status === 201 ? (JSON.parse(body) as { readonly chat: { readonly id: string } }).chat.id : undefined;
}

/** The newest cases: those that the complaints have just made. */
async function casesOf(target: Target, owner: Person | undefined): Promise<readonly string[]> {
  if (!owner) return [];
  const { status, body } = await target.ask(owner, { path: '/api/admin/cases' });
  return status === 200 ? [...body.matchAll(/"id":"([0-9a-f-]{36})"/g)].flatMap(([, id]) => id ?? []).slice(0, 3) : [];
}

async function look(target: Target, browser: Browser, findings: Findings, reader: Person, screens: readonly Screen[]): Promise<void> {
  const baseURL = `http://${target.host}`;
  const context = await browser.newContext({ baseURL, locale: 'en', viewport: { width: 1_280, height: 900 } });
  await context.addCookies(
    `${reader.cookie}; skip-site-entry=${Date.now()}; locale=en`.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value, url: baseURL };
    }),
  );
  try {
    for (const { path, shows } of screens) await lookAt(context, findings, baseURL, path, shows);
  } finally {
    await context.close();
  }
}

async function lookAt(context: BrowserContext, findings: Findings, baseURL: string, path: string, shows: boolean): Promise<void> {
  const page = await context.newPage();
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a script ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== baseURL) seen.push(`asks ${url}`);
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) seen.push(message.text().slice(0, 200));
  });
  try {
    await page.goto(path);
    const isSeen = await hasMark(page, shows ? SEEN_MS : SEEN_MS / 5);
    if (shows && !isSeen) findings.skip(`${path}: the texts were not on the screen`);
    const strangers = await page.locator(strangeElements).count();
    if (strangers > 0) seen.push(`${strangers} elements that are no part of the screen`);
    findings.tried();
  } catch (fault) {
    findings.skip(`${path}: ${fault instanceof Error ? (fault.message.split('\n')[0] ?? '') : String(fault)}`);
  }
  for (const what of new Set(seen)) findings.find(path, what);
  await page.close();
}

const hasMark = (page: Page, timeout: number): Promise<boolean> =>
  page
    .getByText(MARK)
    .first()
    .waitFor({ timeout, state: 'attached' })
    .then(
      () => true,
      () => false,
    );
