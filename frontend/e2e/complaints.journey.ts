import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { wordsFor } from '#i18n';
import { mailsTo } from '#testing-product';
import { Person } from './support/browser.js';
import { variantsToRun } from './support/variants.js';
import { eventually, signedIn } from './support/members.js';
import { endUndoTime, letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;
const variants = [
  { lang: 'nl', width: 390, dark: false },
  { lang: 'en', width: 1_280, dark: true },
] as const;
const referencePattern = /[2-9A-Z]{4}-[2-9A-Z]{4}/;

describe('a complaint', () => {
  const stage = onStage();
  const { product } = stage;
  /** What waits for the moderators is that of the test alone. */
  beforeEach(() => product.forgetCases());

  it.each(variantsToRun(variants))(
    'of somebody without an account gets a number and a receipt, is read and decided by a moderator, and is answered, in $lang at $width px [#32]',
    async (variant) => {
      const t = wordsOf(variant.lang);
      const mails = wordsFor(variant.lang).moderation;
      const bert = await product.member({ name: 'Bertolt', gender: 'male', language: variant.lang });
      const email = `c${randomUUID().slice(0, 13)}@mail.example`;
      const story = `${bert.name} took 500 euro from my mother.`;

      const visitor = await Person.arrive(stage.browser, { ...variant, baseURL });
      const { page } = visitor;
      await page.goto('/');
      await page.locator('footer a[href="/complaints"]').click();
      await page.getByRole('heading', { level: 1, name: t('complaints:title') }).waitFor();
      expect(await visitor.barriers()).toEqual([]);
      // Every answer to the form is a page of its own: until it has come, the one before stands there, with all that it said.
      const send = async () => {
        const answered = page.waitForEvent('domcontentloaded');
        await page.getByRole('button', { name: t('complaints:send') }).click();
        await answered;
      };
      const declaration = page.getByRole('checkbox', { name: t('complaints:good_faith') });
      const summary = page.locator('[aria-labelledby="error-summary-title"]');

      await send();
      await summary.waitFor();
      const faults = await summary.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(faults).toEqual(['#category', '#words', '#name', '#email']);
      await summary.getByRole('link', { name: t('complaints:words.label') }).waitFor();
      expect(await visitor.barriers()).toEqual([]);
      expect(await declaration.isVisible()).toBe(false);
      await page.getByRole('radio', { name: t('complaints:category.illegal_content') }).check();
      await page.locator('[name=words]').fill(story);
      await page.locator('[name=link]').fill(`${baseURL}/members/${bert.id}`);
      await page.locator('[name=name]').fill('Wil de Vries');
      await page.locator('[name=email]').fill('wil');
      await send();
      await summary.waitFor();
      expect(await page.locator('[name=words]').inputValue()).toBe(story);
      expect(await visitor.barriers()).toEqual([]);
      await page.locator('[name=email]').fill(email);
      await declaration.check();
      await send();
      await page.getByRole('heading', { level: 1, name: t('complaints:done.title') }).waitFor();
      await page.getByText(t('complaints:done.keep', { email })).waitFor();
      expect(await visitor.barriers()).toEqual([]);
      const [reference = ''] = referencePattern.exec(await page.getByRole('main').innerText()) ?? [];
      expect(reference).not.toBe('');
      const mailWith = (subject: string) =>
        eventually(40, async () => (await mailsTo(email)).find((mail) => mail.subject === subject.replace('{receipt}', reference)));
      const receipt = await mailWith(mails.complaintReceived.subject);
      expect([receipt.text.includes(reference), receipt.text.includes(story)]).toEqual([true, false]);

      const office = await Person.arrive(stage.browser, { lang: 'en', width: variant.width, baseURL });
      await letIn(office, product, staffOf('moderator'));
      await office.page.goto('/admin/cases');
      await office.page.getByRole('link', { name: 'Illegal content' }).click();
      await office.page.getByText('Take this case to read the complaint').waitFor();
      expect(await office.page.getByText(email).count()).toBe(0);
      await office.page.getByRole('button', { name: 'Take this case' }).click();
      for (const fact of [story, email, 'Wil de Vries']) await office.page.getByText(fact).waitFor();
      await office.page.getByRole('link', { name: bert.name }).waitFor();
      expect(await office.barriers()).toEqual([]);
      await office.page.getByRole('radio', { name: 'Warning' }).check();
      await office.page.getByRole('radio', { name: /^Money/ }).check();
      await office.page.getByRole('button', { name: 'Decide', exact: true }).click();
      await office.page.getByText('Nothing waits. Well done.').waitFor();
      const answer = await mailWith(mails.complaintDecided.subject);
      expect(answer.text).not.toContain(bert.name);
      expect(visitor.complaints.filter((line) => !line.includes('422'))).toEqual([]);
      for (const person of [visitor, office]) await person.leave();
    },
    JOURNEY_MS,
  );

  it('of a member has their name and address in it already [#32]', async () => {
    const t = wordsOf('nl');
    const anna = await product.member({ name: 'Annemiek', language: 'nl' });
    const her = await signedIn(stage.browser, anna, { lang: 'nl', width: 390, dark: true, baseURL });
    await her.page.goto('/complaints');
    await her.page.getByRole('heading', { level: 1, name: t('complaints:title') }).waitFor();
    expect([await her.page.locator('[name=name]').inputValue(), await her.page.locator('[name=email]').inputValue()]).toEqual([
      'Annemiek',
      anna.email,
    ]);
    expect(await her.barriers()).toEqual([]);
    await her.leave();
  });

  it(
    'about the service is answered in words by whoever holds it; the sender gets them by mail',
    async () => {
      const email = `wil.${Date.now()}@mail.example`;
      const answer = await product.visitor().post('/api/complaints').send({
        category: 'something_else',
        words: 'The letters are too small for me.',
        name: 'Wil de Vries',
        email,
      });
      expect(answer.status).toBe(201);
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 390, dark: true, baseURL });
      await letIn(office, product, staffOf('moderator'));
      const { page } = office;
      await page.goto('/admin/cases');
      await page.getByRole('link', { name: 'A complaint about something else' }).first().click();
      await page.getByText('Take this case to answer the complaint.').waitFor();
      await page.getByRole('button', { name: 'Take this case' }).click();
      const words = page.getByLabel('Your answer');
      await words.fill('You are right.\n\nThey are larger now.');
      expect(await office.barriers()).toEqual([]);
      await page.getByRole('button', { name: 'Send the answer' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Wil de Vries gets it by mail').waitFor();
      expect(await office.barriers()).toEqual([]);
      await dialog.getByRole('radio', { name: 'What was wrong is mended' }).check();
      // Without a connection nothing is lost, and it can be sent again.
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: 'Send the answer' }).click();
      await dialog.getByRole('alert').waitFor();
      await page.context().setOffline(false);
      await dialog.getByRole('button', { name: 'Send the answer' }).click();
      await page.getByText('The answer is on its way.').waitFor();
      await page.getByText('Nothing waits. Well done.').waitFor();
      await endUndoTime(product);
      const mail = await eventually(40, async () => (await mailsTo(email)).find(({ text }) => text.includes('They are larger now.')));
      expect(mail.text).toContain('You are right.');
      const [row] = await product.sql<{ reason: string }>(
        `select reason from audit.entry where act = 'case.resolved' order by at desc limit 1`,
      );
      expect(row).toEqual({ reason: 'mended' });
      await office.leave();
    },
    JOURNEY_MS,
  );
});
