import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEVICE_COOKIE, INVITATION_COOKIE, SESSION_COOKIE } from '#auth';
import { advertisingCookie, cookies, dismissalNames, locales, measuringCookie, pushOfferCookie, textSizes } from '#contracts';
import { signInCookies, staffCookie } from '#contracts-admin';
import { Product } from '#testing-product';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** What sets a cookie, in whatever words. */
const sets =
  /\bsetCookie\(|choiceCookie\(|['"]set-cookie['"]|\bcookie ?= ?[`'"a-z(]|Path=\/; ?Max-Age|cookieStore|http-equiv=.?set-cookie/i;
const display = ['text', 'colours', 'motion'];

/** Each file of the product that sets cookies, and which. A file that is missing here turns the first test red. */
const setters: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src/admin/staff-session.controller.ts': [staffCookie],
  'apps/api/src/admin/staff-sign-in.controller.ts': [staffCookie, ...Object.values(signInCookies)],
  'apps/api/src/auth/request-facts.ts': [SESSION_COOKIE, DEVICE_COOKIE],
  'apps/api/src/auth/session-cookie.ts': [SESSION_COOKIE, DEVICE_COOKIE],
  'apps/api/src/pages/cookies.ts': [INVITATION_COOKIE],
  'apps/api/src/pages/form-posts.ts': ['locale', ...display, ...dismissalNames, measuringCookie, advertisingCookie],
  'apps/api/src/pages/register-pages.ts': ['source'],
  'frontend/member/src/app/prefs.ts': display,
  'frontend/member/src/first-script.ts': dismissalNames,
  'frontend/member/src/features/time-bonus/components/dismiss.ts': ['hide-time-bonus-modal'],
  'frontend/member/src/features/push/state/push.ts': [pushOfferCookie],
};

const sources = ['apps/api/src', 'apps/worker/src', 'libs', 'frontend/member/src', 'frontend/admin/src', 'frontend/kit/src'].flatMap(
  (folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/spec|fixture/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
      .filter((file) => !/^libs\/testing|^libs\/[^/]+\/dist/.test(file)),
);

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

const listed = new Map(cookies.map((cookie) => [cookie.name, cookie]));

describe('the list of cookies', () => {
  it('knows every file that sets one, and every name [#45]', () => {
    const found = sources.filter((file) => sets.test(readFileSync(join(root, file), 'utf8')));
    expect(found.toSorted()).toEqual(Object.keys(setters).toSorted());
    const names = new Set(Object.values(setters).flat());
    expect([...names].toSorted()).toEqual([...listed.keys()].toSorted());
  });

  it('says how long browsers really keep what the server sets [#45] [#153]', async () => {
    const anna = await product.member();
    const lines = [
      await product.visitor().post('/api/user').send({ email: anna.email, password: anna.password }),
      await product.visitor().post('/locale').type('form').send({ language: 'pl' }),
      await product.visitor().post('/display').type('form').send({ text: textSizes[1] }),
      ...(await Promise.all(dismissalNames.map((what) => product.visitor().post('/dismiss').type('form').send({ what })))),
      await product.visitor().get('/?network=friends&ref=1'),
    ].flatMap((answer) => answer.get('Set-Cookie') ?? []);
    const kept = lines.map((line) => [line.slice(0, line.indexOf('=')), Number(/Max-Age=(\d+)/.exec(line)?.[1])] as const);
    for (const [name, seconds] of kept) expect([name, seconds]).toEqual([name, listed.get(name)?.seconds]);
    expect(new Set(kept.map(([name]) => name))).toEqual(
      new Set([SESSION_COOKIE, DEVICE_COOKIE, 'locale', ...display, ...dismissalNames, 'source']),
    );
  });
});

describe('the page about cookies', () => {
  it.each(locales)('names each one in %s, and none that this site cannot set [#45]', async (lang) => {
    const { text: html } = await product.visitor().get('/pages/cookies').set('cookie', `locale=${lang}`);
    const named = [...html.matchAll(/<th scope="row"[^>]*>([^<]+)<\/th>/g)].map(([, name]) => name);
    expect(named).toEqual([...listed.keys()].filter((name) => name !== measuringCookie && name !== advertisingCookie));
  });
});
