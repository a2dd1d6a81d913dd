import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { mayUse, rightsOf, type AdminResource } from '#contracts-admin';
import { demoStaff, type DemoStaff } from '../start/demo-logins.js';

const PATIENCE = 8;

/** Signs in each of the demo's staff once, when something asks for a right that they have. */
export class StaffCookies {
  private readonly cookies = new Map<DemoStaff, Promise<string>>();

  constructor(private readonly url: string) {}

  /** The cookie of whoever with the right has most rights: some filters want more than the right to the list. */
  withRight(right: AdminResource): Promise<string> {
    const login = demoStaff.toSorted(byRights).find(({ role }) => mayUse([role], right));
    if (!login) throw new Error(`nobody of the demo's staff has the right ${right}`);
    const cookie = this.cookies.get(login) ?? staffCookieOf(this.url, login);
    this.cookies.set(login, cookie);
    return cookie;
  }
}

/** The cookie of one of the demo's staff. A code counts once: a second sign-in within half a minute waits for the next. */
export async function staffCookieOf(url: string, login: DemoStaff): Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(login.totpSecret) });
  let refusal = '';
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const answer = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: login.email, password: login.password, code: totp.generate() }),
    });
    if (answer.ok)
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    refusal = `${answer.status} ${await answer.text()}`;
    await sleep(5_000);
  }
  throw new Error(`${login.role} cannot sign in: ${refusal}`);
}

const byRights = (one: DemoStaff, other: DemoStaff): number => rightsOf([other.role]).length - rightsOf([one.role]).length;
