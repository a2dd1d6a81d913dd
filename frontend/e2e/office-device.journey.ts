import { describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import type { NewDeviceAnswer } from '#contracts-admin';
import { Person } from './support/browser.js';
import { variantsToRun } from './support/variants.js';
import { codeOf, letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;

/** Sets up the device that the page offers after the proof; answers the recovery codes. */
async function setUp(page: Page, checkBarriers: () => Promise<unknown>): Promise<string[]> {
  const [answer] = await Promise.all([
    page.waitForResponse(/\/api\/admin\/device$/),
    page.getByRole('button', { name: 'Set up a new device' }).click(),
  ]);
  const { secret } = (await answer.json()) as NewDeviceAnswer;
  await page.getByRole('img', { name: 'Picture for the authenticator app' }).waitFor();
  const field = page.getByLabel('Six digits of the new device');
  await field.fill('000000');
  await page.getByRole('button', { name: 'Use the new device' }).click();
  await page.getByRole('alert').getByText('This code does not fit').waitFor();
  await checkBarriers();
  await field.fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Use the new device' }).click();
  await page.getByRole('heading', { name: 'Keep these codes' }).waitFor();
  await checkBarriers();
  const codes = await page
    .locator('main li')
    .filter({ hasText: /^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/ })
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return codes;
}

describe('the authenticator app of staff', () => {
  const stage = onStage();
  const { product } = stage;

  it.each(
    variantsToRun([
      { width: 390, dark: true },
      { width: 1_280, dark: false },
    ]),
  )(
    'moves to another device; a kept code opens the way to the next one and to nothing else, at $width px, dark: $dark [#E20]',
    async ({ width, dark }) => {
      const finn = staffOf('finance');
      const [row] = await product.sql<{ totp_secret: Buffer }>(`select totp_secret from auth.staff where email = $1`, [finn.email]);
      const restore = async () => {
        await product.sql(`update auth.staff set totp_secret = $2, totp_last_step = 0 where email = $1`, [finn.email, row?.totp_secret]);
        await product.sql(`delete from auth.staff_recovery_code c using auth.staff s where s.id = c.staff_id and s.email = $1`, [
          finn.email,
        ]);
      };
      const office = await Person.arrive(stage.browser, { lang: 'en', width, dark, baseURL });
      const { page } = office;
      const barriers: string[] = [];
      const checkBarriers = async () => barriers.push(...(await office.barriers()));
      try {
        await letIn(office, product, finn);
        await page.goto('/admin/device');
        await page.getByText('Recovery codes that you have left: 0').waitFor();
        await page.getByLabel('Your password').fill(finn.password);
        await page.getByLabel('Code of the device that you have now').fill(await codeOf(product, finn));
        await checkBarriers();
        const [code = ''] = await setUp(page, checkBarriers);
        await page.getByRole('heading', { name: `Hello, ${finn.name}` }).waitFor();

        await office.context.clearCookies();
        await page.goto('/admin');
        await page.getByLabel('E-mail address').fill(finn.email);
        await page.getByLabel('Password').fill(finn.password);
        await page.getByRole('button', { name: 'Next' }).click();
        await page.getByRole('button', { name: 'I do not have my device' }).click();
        await page.getByLabel('Recovery code').fill(code.toLowerCase());
        await checkBarriers();
        await page.getByRole('button', { name: 'Log in' }).click();
        await page.getByText('You came in with a recovery code.').waitFor();
        await page.goto('/admin/members');
        await page.getByText('You came in with a recovery code.').waitFor();
        await checkBarriers();
        await page.getByLabel('Your password').fill(finn.password);
        await setUp(page, checkBarriers);
        await page.getByRole('heading', { name: `Hello, ${finn.name}` }).waitFor();
        expect(barriers).toEqual([]);
      } finally {
        await restore();
      }
      await office.leave();
    },
    JOURNEY_MS,
  );
});
