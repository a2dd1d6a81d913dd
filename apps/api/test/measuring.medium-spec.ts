import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { World } from '#testing';
import { callerAt, endAllApps, productionSettings, runningApp, type App } from '#testing-product';

const START_MS = 60_000;
const script = 'https://stats.example/tag.js';
let world: World;
let api: App;
beforeAll(async () => {
  world = await World.open();
  api = await runningApp('api', { ...productionSettings(), ANALYTICS_URL: script });
}, START_MS);
afterAll(async () => {
  await endAllApps();
  await world.close();
});

const open = async (path: string, answer?: string, isFirst = false) => {
  const cookie = ['locale=en', ...(isFirst ? [] : ['skip-site-entry=1']), ...(answer ? [`measuring=${answer}`] : [])].join('; ');
  const page = await callerAt(api.url).get(path).set({ host: 'www.site.example', cookie });
  return { html: page.text, policy: page.get('content-security-policy') ?? '', status: page.status };
};
const tag = new RegExp(`<script async data-measures src="${script}" nonce="[^"]+"></script>`);
const counted = ['/', '/pages/faq', '/pages/safety', '/transparency', '/lang-config'];
const quiet = ['/login', '/signup', '/reset-password', '/pricing', '/complaints', '/members', '/nothing/here', '/account-deleted'];

describe('a script that counts visits', () => {
  it('is asked about in two like buttons, and nothing of its host is in a page before the answer [#154] [#E10]', async () => {
    for (const path of counted) {
      const { html, policy } = await open(path);
      expect([path, html.includes('stats.example'), policy.includes('stats.example')]).toEqual([path, false, false]);
      const question = /<aside data-asks[\s\S]*<\/aside>/.exec(html)?.[0] ?? '';
      expect([...question.matchAll(/<button type="submit" name="answer" value="(\w+)">/g)].map(([, value]) => value)).toEqual([
        'yes',
        'no',
      ]);
    }
  });

  it('is asked about once on a page: not under the warning at the entry, nor beside the choice on the page about cookies [#154]', async () => {
    expect((await open('/')).html).toContain('<aside data-asks');
    expect((await open('/', undefined, true)).html).not.toContain('<aside data-asks');
    const { html } = await open('/pages/cookies');
    expect([html.includes('<aside data-asks'), html.match(/action="\/measuring"/g)?.length]).toEqual([false, 1]);
  });

  it('is in the page after a yes, and the rules of the page name its host and no other [#154] [#E10]', async () => {
    for (const path of counted) {
      const { html, policy } = await open(path, 'yes');
      expect([path, tag.test(html), html.includes('<aside data-asks')]).toEqual([path, true, false]);
      expect(policy).toMatch(/script-src 'nonce-[^']+' 'self' https:\/\/stats\.example;/);
      expect(policy).toContain("connect-src 'self' https://stats.example;");
      expect([...policy.matchAll(/https?:\/\/[^ ;]+/g)].every(([host]) => host === 'https://stats.example')).toBe(true);
    }
  });

  it('is in no page after a no, and the question is gone [#154] [#E10]', async () => {
    for (const path of counted) {
      const { html, policy } = await open(path, 'no');
      expect([path, html.includes('stats.example'), policy.includes('stats.example'), html.includes('<aside data-asks')]).toEqual([
        path,
        false,
        false,
        false,
      ]);
    }
  });

  it('never is where people talk, pay or tell about themselves, and is not asked about there [#154] [#E10]', async () => {
    for (const path of quiet)
      for (const answer of ['yes', undefined]) {
        const { html, policy } = await open(path, answer);
        expect([path, html.includes('stats.example'), policy.includes('stats.example'), html.includes('<aside data-asks')]).toEqual([
          path,
          false,
          false,
          false,
        ]);
      }
  });

  it('can be chosen anew from the bottom of each page, where the answer is told [#154]', async () => {
    expect((await open('/pricing', 'no')).html).toContain('href="/pages/cookies#choice"');
    expect((await open('/pages/cookies', 'no')).html).toContain('You said no.');
    expect((await open('/pages/cookies', 'yes')).html).toContain('You said yes.');
    expect((await open('/pages/cookies')).html).toMatch(/<th scope="row"[^>]*>measuring<\/th>/);
  });

  it('keeps the answer for half a year, and no answer that there is not', async () => {
    const answer = (value: string) =>
      callerAt(api.url).post('/measuring').type('form').set({ host: 'www.site.example' }).send({ answer: value, back: '/pages/faq' });
    const yes = await answer('yes');
    expect([yes.status, yes.get('location')]).toEqual([303, '/pages/faq']);
    expect(yes.get('Set-Cookie')?.[0]).toMatch(/^measuring=yes; Path=\/; Max-Age=15552000; SameSite=Lax/);
    expect((await answer('perhaps')).get('Set-Cookie')).toBeUndefined();
  });
});
