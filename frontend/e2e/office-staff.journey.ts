import { beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import type { NewDeviceAnswer } from '#contracts-admin';
import { Person } from './support/browser.js';
import { buttonOf } from './support/mail-links.js';
import { letIn, logIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 180_000;
const STEP_MS = 30_000;
const password = 'Heidebloem-61-uit';

describe('the people of the office', () => {
  const stage = onStage();
  const { product } = stage;
  // Others of these tests have made owners for themselves.
  let others: readonly string[] = [];
  beforeAll(async () => {
    const rows = await product.sql<{ id: string }>(
      `update auth.staff set active = false where active and not demo and 'owner' = any (roles) returning id`,
    );
    others = rows.map(({ id }) => id);
  });
  stage.atEnd(async () => {
    await product.sql(`update auth.staff set active = true where id = any ($1::uuid[])`, [others]);
    await product.sql(`delete from auth.staff where email like '%@crew.example'`);
  });

  const dialogOf = (page: Page) => page.getByRole('dialog');
  const because = (page: Page, reason: string) => dialogOf(page).getByRole('textbox', { name: 'Reason' }).fill(reason);
  const codeFor = (secret: string, aheadMs = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + aheadMs });

  async function invite(page: Page, name: string, email: string, role: string) {
    await page.goto('/admin/staff');
    await page.getByRole('button', { name: 'Invite a colleague' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'E-mail address' }).fill(email);
    await dialog.getByRole('checkbox', { name: role }).check();
    await because(page, 'For the texts');
    await dialog.getByRole('button', { name: 'Make the account' }).click();
  }

  /** Goes through the pages behind the link of the mail; answers the secret of the device. With its answer lost, the last step is pressed twice. */
  async function setUp(colleague: Person, path: string, field: string, barriers: string[], { isAnswerLost = false } = {}): Promise<string> {
    const { page } = colleague;
    const checkBarriers = async () => barriers.push(...(await colleague.barriers()));
    await page.goto(path);
    await page.getByLabel(field).fill(password);
    await checkBarriers();
    const [answer] = await Promise.all([
      page.waitForResponse(/\/api\/admin\/set-up\/start$/),
      page.getByRole('button', { name: 'Set up the device' }).click(),
    ]);
    const { secret } = (await answer.json()) as NewDeviceAnswer;
    await page.getByRole('img', { name: 'Picture for the authenticator app' }).waitFor();
    await checkBarriers();
    await page.getByLabel('Six digits of the new device').fill(codeFor(secret));
    const use = page.getByRole('button', { name: 'Use the new device' });
    if (isAnswerLost) {
      const once = { times: 1 };
      await page.route(
        /\/api\/admin\/set-up\/finish$/,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        once,
      );
      await use.click();
      await page.getByRole('alert').waitFor();
      await use.click();
      await page.getByText('Perhaps it worked: try to log in.').waitFor();
      await checkBarriers();
      await page.getByRole('link', { name: 'To the login' }).click();
      return secret;
    }
    await use.click();
    await page.getByRole('heading', { name: 'Keep these codes' }).waitFor();
    await checkBarriers();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    return secret;
  }

  it(
    'come by invitation, see what their role allows, and are out as soon as it is taken away, without SQL [#140] [#E20]',
    async () => {
      const email = `cora-${Date.now()}@crew.example`;
      const barriers: string[] = [];
      const owner = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = owner;
      const checkBarriers = async () => barriers.push(...(await owner.barriers()));
      await letIn(owner, product, staffOf('owner'));
      await page.goto('/admin');
      await page.getByText('There is only one owner who can come in.').waitFor();
      await page.getByRole('link', { name: 'Go to staff' }).click();
      await page.getByRole('button', { name: 'Invite a colleague' }).waitFor();
      await checkBarriers();
      await invite(page, 'Cora de Wit', staffOf('content').email, 'Content');
      await dialogOf(page).getByText('There is already an account with this e-mail address.').waitFor();
      await checkBarriers();
      await dialogOf(page).getByRole('textbox', { name: 'E-mail address' }).fill(email);
      await dialogOf(page).getByRole('button', { name: 'Make the account' }).click();
      await page.getByRole('heading', { name: 'Cora de Wit' }).waitFor();
      await page.getByText('Invited', { exact: true }).first().waitFor();
      await checkBarriers();

      const lost = await buttonOf('staffInvitation', email, 'en');
      await page.getByRole('button', { name: 'Send the link again' }).click();
      await because(page, 'The mail was lost');
      await checkBarriers();
      await dialogOf(page).getByRole('button', { name: 'Send the link again' }).click();
      await dialogOf(page).waitFor({ state: 'detached' });

      const cora = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const secret = await setUp(cora, await buttonOf('staffInvitation', email, 'en', [lost]), 'New password', barriers);
      await logIn(cora.page, { email, password }, codeFor(secret, STEP_MS));
      await cora.page.getByRole('heading', { name: 'Hello, Cora de Wit' }).waitFor();
      expect(await cora.page.getByRole('menuitem').allInnerTexts()).toEqual([
        'Start',
        'Invitations',
        'Announcements',
        'Gifts',
        'Lines and interests',
        'Texts',
        'Words of a site',
        'Status page',
        'Authenticator',
      ]);
      for (const path of ['staff', 'members', 'audit']) expect((await cora.context.request.get(`/api/admin/${path}`)).status()).toBe(403);

      await page.reload();
      await page.getByText('Chrome on Linux').waitFor();
      await page.getByRole('button', { name: 'Change the roles' }).click();
      await dialogOf(page).getByRole('checkbox', { name: 'Content' }).uncheck();
      await dialogOf(page).getByRole('checkbox', { name: 'Support' }).check();
      await because(page, 'Answers the telephone now');
      await checkBarriers();
      await dialogOf(page).getByRole('button', { name: 'Change the roles' }).click();
      await page.getByText('The roles are changed.').waitFor();
      await page.getByText('See orders and their papers').waitFor();
      expect((await cora.context.request.get('/api/admin/me')).status()).toBe(403);
      await cora.page.getByRole('menuitem', { name: 'Invitations' }).click();
      await cora.page.getByLabel('E-mail address').waitFor();
      await cora.leave();

      // Her phone is lost: the old device counts no more, and the link asks for the password.
      await page.getByRole('button', { name: 'Send a link for a new device' }).click();
      await because(page, 'She called from the number that we have');
      await dialogOf(page).getByRole('button', { name: 'Send a link for a new device' }).click();
      await page.getByText('Sets up a device', { exact: true }).first().waitFor();
      const again = await Person.arrive(stage.browser, { lang: 'en', width: 390, dark: true, baseURL });
      const newSecret = await setUp(again, await buttonOf('staffAccess', email, 'en'), 'Your password', barriers, { isAnswerLost: true });
      await logIn(again.page, { email, password }, codeFor(newSecret, STEP_MS));
      await again.page.getByRole('heading', { name: 'Hello, Cora de Wit' }).waitFor();

      await page.reload();
      await page.getByRole('button', { name: 'End this account' }).click();
      await because(page, 'Has left');
      await dialogOf(page).getByRole('button', { name: 'End this account' }).click();
      await page.getByRole('button', { name: 'Let this person back in' }).waitFor();
      expect((await again.context.request.get('/api/admin/me')).status()).toBe(403);
      await page.getByRole('link', { name: 'All in the audit log' }).click();
      await page.getByText('Set up their account').first().waitFor();
      expect(barriers).toEqual([]);
      expect(owner.complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
      await again.leave();
      await owner.leave();
    },
    JOURNEY_MS,
  );

  it(
    'have an owner left, on a phone in the dark: the last one cannot be ended by anybody, nor by themselves',
    async () => {
      const owner = await Person.arrive(stage.browser, { lang: 'en', width: 390, dark: true, baseURL });
      const { page } = owner;
      const { email, name } = staffOf('owner');
      await letIn(owner, product, staffOf('owner'));
      await page.goto('/admin/staff');
      await page.getByText('There is only one owner who can come in.').waitFor();
      await page.getByText(email).first().waitFor();
      expect(await owner.barriers()).toEqual([]);
      await page.getByText(email).first().click();
      await page.getByRole('heading', { name }).first().waitFor();
      await page.getByText('Nobody changes their own roles or ends their own account').waitFor();
      await page.getByText('This browser').waitFor();
      expect(await page.getByRole('button', { name: 'End this account' }).count()).toBe(0);
      expect(await owner.barriers()).toEqual([]);
      const [me] = await product.sql<{ id: string }>(`select id from auth.staff where email = $1`, [email]);
      const answer = await owner.context.request.post(`/api/admin/staff/${me?.id}/end`, { data: { reason: 'Tried by hand' } });
      expect([answer.status(), ((await answer.json()) as { error: string }).error]).toEqual([409, 'staff_own_account']);
      const link = await owner.context.request.post('/api/admin/set-up', { data: { token: 'x'.repeat(43) } });
      expect(link.status()).toBe(410);
      await page.goto(`/admin/set-up#${'x'.repeat(43)}`);
      await page.getByText('This link does not work any more.').waitFor();
      expect(await owner.barriers()).toEqual([]);
      await owner.leave();
    },
    JOURNEY_MS,
  );
});
