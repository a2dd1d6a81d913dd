import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { codeIn, mailTo, tokenIn } from '#testing-product';
import { arriveAsNewcomer, named } from './support/sign-up.js';
import type { Person } from './support/browser.js';
import { variantsToRun, eachVariant, twoVariants } from './support/variants.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 180_000;
const MINUTE_S = 60;
const [baseURL = ''] = productUrls();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const emailOf = async ({ context }: Person): Promise<string> =>
  ((await (await context.request.get('/api/user')).json()) as { user: { email: string } }).user.email;
const statusOf = async ({ context }: Person): Promise<string> =>
  ((await (await context.request.get('/api/user')).json()) as { user: { status: string } }).user.status;

describe('a newcomer confirms the address', () => {
  const stage = onStage();

  it.each(variantsToRun(twoVariants))(
    `V5 by typing the code of the mail, which comes within a minute with a link beside it, and is among the members, ${eachVariant} [#36] [#38] [#63]`,
    async (visit) => {
      const t = wordsOf(visit.lang);
      const me = await arriveAsNewcomer(stage.browser, { ...visit, baseURL });
      const { page } = me;
      const mail = await mailTo(await emailOf(me), MINUTE_S);
      expect(tokenIn(mail)).toMatch(/^[\w-]{43}$/);
      const code = codeIn(mail);
      // The address that one comes to afterwards tells nothing that is not true yet.
      await page.goto('/activate/done');
      await heading(page, t('activation:title'));
      await page.getByText(t('activation:done.not_yet', { email: await emailOf(me) })).waitFor();
      expect(await me.barriers()).toEqual([]);
      await named(page.getByRole('main'), t('activation:code.submit')).click();
      await page.waitForURL(/\/complete-signup$/);
      await heading(page, t('activation:title'));
      const field = page.getByLabel(t('activation:code.label')).first();
      const confirm = named(page.getByRole('main'), t('activation:code.submit'));
      await field.fill('12345');
      await confirm.click();
      await page.locator('#code-error').getByText(t('activation:code.six')).waitFor();
      expect(await me.barriers()).toEqual([]);
      // Another number than the right one: nothing is confirmed by it.
      await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
      await confirm.click();
      await page.locator('#error-summary-title').waitFor();
      expect(await statusOf(me)).toBe('not_confirmed');
      await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await confirm.click();
      await page.waitForURL(/\/activate\/done$/);
      await heading(page, t('activation:done.title'));
      expect(await me.barriers()).toEqual([]);
      await named(page, t('activation:done.members')).click();
      await page.waitForURL(/\/members/);
      expect(await statusOf(me)).toBe('active');
      // A link that is used up has done its work, and the account is there.
      await page.goto('/activate/error');
      await heading(page, t('activation:done.title'));
      await page.goto('/account-deleted');
      await heading(page, t('leaving:deleted.still_here'));
      expect(await me.barriers()).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it.each(variantsToRun(twoVariants))(
    `V6 after mending a mistyped one: the link of the old mail is dead, the new one works once, and a dead one leads to a new mail, ${eachVariant} [#36] [#63]`,
    async (visit) => {
      const t = wordsOf(visit.lang);
      const me = await arriveAsNewcomer(stage.browser, { ...visit, baseURL });
      const { page } = me;
      const main = page.getByRole('main');
      const mistyped = await emailOf(me);
      const right = `right.${mistyped}`;
      const oldLink = `/${tokenIn(await mailTo(mistyped, MINUTE_S))}`;
      await page.goto('/complete-signup');
      await named(main, t('activation:help.change')).click();
      await main.locator('[name=email]').fill(right);
      expect(await me.barriers()).toEqual([]);
      await named(main, t('activation:address.submit')).click();
      await main.getByText(t('activation:help.changed', { email: right })).waitFor();
      const newLink = `/${tokenIn(await mailTo(right, MINUTE_S))}`;

      // Whoever owns the mistyped address cannot confirm anything by it; the way to a new mail is there.
      await open(page, oldLink, t);
      await page.waitForURL(/\/activate\/error$/);
      await heading(page, t('activation:error.title'));
      expect(await me.barriers()).toEqual([]);
      expect([await statusOf(me), await emailOf(me)]).toEqual(['not_confirmed', right]);
      await named(main, t('activation:error.again')).click();
      await page.waitForURL(/\/complete-signup/);

      await open(page, newLink, t);
      await page.waitForURL(/\/activate\/done$/);
      expect(await statusOf(me)).toBe('active');
      // A second time it does nothing: it says so, and whoever is confirmed already goes on to the members.
      await open(page, newLink, t);
      await page.waitForURL(/\/activate\/error$/);
      await named(main, t('activation:done.members')).click();
      await page.waitForURL(/\/members/);
      await me.leave();
    },
    JOURNEY_MS,
  );

  /** Opens the link of a mail; one that still works shows a button, so that no scanner of mails confirms anything. */
  async function open(page: Page, link: string, t: ReturnType<typeof wordsOf>): Promise<void> {
    await page.goto(link);
    const button = page.getByRole('main').getByRole('button', { name: t('link:activation.submit'), exact: true });
    await Promise.race([button.waitFor(), page.waitForURL(/\/activate\/error$/)]);
    if (!page.url().endsWith('/activate/error')) await button.click();
  }
});
