import type { Person } from '../person.js';
import { Findings, type KindReport } from '../report.js';
import { sendSlowly } from '../slow-sender.js';
import type { AttackStage } from '../stage.js';

/** Of each kind. */
const CONNECTIONS = 12;
const ASKED_EVERY_MS = 500;
const DRIP_MS = 1_000;
/** What the server gives each of them, and how late it looks at it. */
const HEADERS_END_MS = 22_000;
const SILENCE_END_MS = 37_000;
const UPLOAD_END_MS = 12_000;
const GIVE_UP_MS = 45_000;

/** Many connections that send next to nothing: each ends in its time, and honest callers wait no longer than before. */
export async function slow({ target, people, patienceMs }: AttackStage): Promise<KindReport> {
  const findings = new Findings('slow');
  const line = (text: string) => `${text}\r\nhost: ${target.host}\r\n`;
  const login = `${line('POST /api/user HTTP/1.1')}content-type: application/json\r\ncontent-length: 5000\r\n\r\n`;
  const photo = ({ cookie }: Person) =>
    `${line('POST /api/photos HTTP/1.1')}cookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 500000\r\n\r\n--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`;
  const same = (head: string) => Array.from({ length: CONNECTIONS }, () => head);
  // One each: a member who sends more than two at once is refused before anything of it is read.
  const uploaders = [...people.of('free'), ...people.of('premium')].slice(0, CONNECTIONS);
  const senders = [
    { what: 'headers, a letter a second', heads: same(`${line('GET /api/settings HTTP/1.1')}x-more: `), drip: 'x', endMs: HEADERS_END_MS },
    { what: 'half a header and silence', heads: same('GET /api/settings HTTP/1.1\r\nhost: 127'), drip: '', endMs: SILENCE_END_MS },
    { what: 'nothing at all', heads: same(''), drip: '', endMs: SILENCE_END_MS },
    { what: 'half a body and silence', heads: same(`${login}{"email":"a`), drip: '', endMs: SILENCE_END_MS },
    { what: 'a photo, a letter a second', heads: uploaders.map(photo), drip: 'x', endMs: UPLOAD_END_MS },
  ] as const;
  const drive = { isOver: false };
  const asking = askMeanwhile();
  await Promise.all(
    senders.map(async ({ what, heads, drip, endMs }) => {
      const ends = await Promise.all(heads.map((head) => sendSlowly(target.port, { head, drip, everyMs: DRIP_MS, longestMs: GIVE_UP_MS })));
      findings.tried(ends.length);
      const late = ends.filter(({ isClosed, ms }) => !isClosed || ms > endMs + patienceMs);
      const longest = Math.round(Math.max(...ends.map(({ ms }) => ms)) / 1_000);
      if (late.length > 0)
        findings.find(
          what,
          `${late.length} of ${ends.length} connections were still there after ${longest} s; they end within ${endMs / 1_000} s`,
        );
      if (ends.some(({ heard }) => /^HTTP\/1\.1 [25]/.test(heard)))
        findings.find(what, 'was answered as if it were whole, or as a fault of the server');
      findings.note(`${what}: ended after ${longest} s at most`);
    }),
  );
  drive.isOver = true;
  const slowest = await asking;
  if (slowest > patienceMs) findings.find('honest callers meanwhile', `waited ${Math.round(slowest)} ms`);
  findings.note(`honest callers waited ${Math.round(slowest)} ms at most meanwhile`);
  return findings.report();

  async function askMeanwhile(): Promise<number> {
    const visitor: Person = { kind: 'visitor', cookie: '' };
    let slowestMs = 0;
    while (!drive.isOver) {
      const { status, ms } = await target.ask(visitor, { path: '/api/settings' });
      findings.tried();
      if (status !== 200) findings.find('honest callers meanwhile', `/api/settings answered ${status}`);
      slowestMs = Math.max(slowestMs, ms);
      await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
    }
    return slowestMs;
  }
}
