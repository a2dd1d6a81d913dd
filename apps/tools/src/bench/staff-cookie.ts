import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { mayUse, rightsOf, type AdminResource } from '#contracts-admin';
import { demoStaff, type DemoStaff } from '../start/demo-logins.js';

const PATIENCE = 8;

/** The cookie of somebody of the demo's staff with the right. */
export async function staffCookieFor(url: string, right: AdminResource): Promise<string> {
  // Some filters want more than the right to the list.
  const login = demoStaff.toSorted(byRights).find(({ role }) => mayUse([role], right));
  if (!login) throw new Error(`nobody of the demo's staff has the right ${right}`);
  return staffCookieOf(url, login);
}

/** The cookie of one of the demo's staff. A code counts once: a second sign-in within half a minute waits for the next. */
export async function staffCookieOf(url: string, login: DemoStaff): Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(login.totpSecret) });
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
    await sleep(5_000);
  }
  throw new Error(`${login.role} cannot sign in`);
}

const byRights = (one: DemoStaff, other: DemoStaff): number => rightsOf([other.role]).length - rightsOf([one.role]).length;
