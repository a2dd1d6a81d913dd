import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { currentEnvironment, settingNames } from '#config';
import { SignInService } from '#testing';
import { runningApp, type App } from '#testing-product';
import { Person } from './support/browser.js';
import { codeOf, logIn, staffOf } from './support/office.js';
import { onStage } from './support/stage.js';

const JOURNEY_MS = 180_000;

describe('the sign-in service of the house', () => {
  const stage = onStage();
  const { product } = stage;
  const moderator = staffOf('moderator');
  stage.atEnd(async () => {
    await product.sql(`delete from auth.staff_identity`);
  });
  let service: SignInService;
  let app: App;
  let baseURL: string;

  beforeAll(async () => {
    const port = await freePort();
    baseURL = `http://localhost:${port}`;
    service = await SignInService.start([`${baseURL}/api/admin/sign-in/answer`]);
    const own = Object.fromEntries(Object.entries(currentEnvironment()).filter(([name]) => settingNames.includes(name)));
    app = await runningApp('api', {
      ...(own as Record<string, string>),
      ...service.settings(),
      PORT: String(port),
      PROCESS_INDEX: '0',
      API_PROCESSES: '1',
      METRICS_PORT: String(await freePort()),
    });
  }, JOURNEY_MS);
  afterAll(async () => {
    await app.stop();
    await service.stop();
  });

  const by = (page: Page) => page.getByRole('button', { name: 'Log in with House Login' });
  const as = (page: Page, email: string) => page.getByRole('button', { name: `I am ${email}` }).click();
  const logOut = async ({ context, page }: Person) => {
    await context.request.post('/api/admin/logout');
    await page.goto('/admin/login');
  };

  it(
    'lets a colleague in by its own page, with a code of the device where it asked for no second proof',
    async () => {
      service.knows({ subject: 'mira', email: moderator.email, amr: ['pwd'] });
      service.knows({ subject: 'stranger', email: 'stranger@elsewhere.example', amr: ['pwd', 'mfa'] });
      const barriers: string[] = [];
      const person = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = person;
      await page.goto('/admin');
      await by(page).waitFor();
      barriers.push(...(await person.barriers()));
      await by(page).focus();
      await page.keyboard.press('Enter');
      await as(page, moderator.email);
      await page.getByLabel('Six digits').fill(await codeOf(product, moderator));
      barriers.push(...(await person.barriers()));
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('heading', { name: `Hello, ${moderator.name}` }).waitFor();
      const cookies = await person.context.cookies();
      expect(
        cookies.filter(({ name }) => name.startsWith('staff.')).map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]),
      ).toEqual([['staff.session', true, 'Strict']]);

      // With two factors at the service there is no code here.
      await logOut(person);
      service.knows({ subject: 'mira', email: moderator.email, amr: ['pwd', 'mfa'] });
      await by(page).click();
      await as(page, moderator.email);
      await page.getByRole('heading', { name: `Hello, ${moderator.name}` }).waitFor();
      expect(new URL(page.url()).search).toBe('');

      await logOut(person);
      await by(page).click();
      await as(page, 'stranger@elsewhere.example');
      await page.getByText('There is no account in this office for who you are at the service.').waitFor();
      barriers.push(...(await person.barriers()));
      expect(barriers).toEqual([]);
      expect(person.complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
      await person.leave();
    },
    JOURNEY_MS,
  );

  it(
    'leaves password and code as a way in when it is away or somebody breaks off, on a phone in the dark, and leads nobody elsewhere',
    async () => {
      const person = await Person.arrive(stage.browser, { lang: 'en', width: 390, dark: true, baseURL });
      const { page } = person;
      await page.goto('/admin');
      await by(page).click();
      await page.getByRole('button', { name: 'Break off' }).click();
      await page.getByText('The log-in with the service was broken off.').waitFor();
      expect(await person.barriers()).toEqual([]);

      for (const query of ['?code=x&state=y', '?code=x&state=y&return_to=https://evil.example', '?redirect=//evil.example']) {
        const answer = await person.context.request.get(`/api/admin/sign-in/answer${query}`, { maxRedirects: 0 });
        expect([answer.status(), answer.headers()['location']]).toEqual([303, '/admin/login?sign-in=failed']);
      }
      await by(page).click();
      await page.getByRole('button', { name: 'Break off' }).waitFor();
      service.breaks();
      await page.goBack();
      await page.goto('/admin/login?sign-in=away');
      await page.getByText('The sign-in service does not answer at the moment.').waitFor();
      await logIn(page, moderator, await codeOf(product, moderator));
      await page.getByRole('heading', { name: `Hello, ${moderator.name}` }).waitFor();
      service.mends();
      const written = app.output();
      for (const secret of ['code=', 'state=', 'id_token', service.settings()['STAFF_OIDC_CLIENT_SECRET'] ?? '', moderator.email])
        expect([secret, written.includes(secret)]).toEqual([secret, false]);
      await person.leave();
    },
    JOURNEY_MS,
  );
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
