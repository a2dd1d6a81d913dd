import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { mailsTo } from '#testing-product';
import { Person } from './support/browser.js';
import { eventually, signedIn } from './support/members.js';
import { letIn, openGroup, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 180_000;
/** The search for barriers asks every frame, and that of the preview may not answer. */
const isOurs = (complaint: string) => !complaint.includes("Failed to execute 'postMessage'");
const rows = (page: Page) => page.locator('tbody tr');
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const language = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
async function written(page: Page, title: string, body: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(body);
}

describe('what staff write to members', () => {
  const stage = onStage();
  const { product } = stage;

  it(
    'is written in two languages, seen beforehand, tried out, sent, and is in the mailbox of who wants it [#9] [#70] [#97]',
    async () => {
      // A country in which the community has one member and no other test has any: nobody else gets mail from this.
      const [nel, eva, off] = [
        await product.member({ name: 'Nel', language: 'nl' }),
        await product.member({ name: 'Eva', language: 'fr' }),
        await product.member({ name: 'Off', language: 'nl' }),
      ];
      for (const { id } of [nel, eva, off]) await product.sql(`update profiles.profile set country = 'LU' where member_id = $1`, [id]);

      const t = wordsOf('nl');
      const member = await signedIn(stage.browser, off, { lang: 'nl', width: 390, baseURL });
      await member.page.goto('/notifications');
      const choiceOf = (category: string) =>
        member.page.getByRole('combobox', {
          name: t('notifications:choice', {
            channel: t('notifications:channels.email'),
            what: t(`notifications:categories.${category}.label`),
          }),
          exact: true,
        });
      expect(await choiceOf('promotions').inputValue()).toBe('never');
      await Promise.all([
        member.page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()),
        choiceOf('site_news').selectOption('never'),
      ]);
      expect(await member.barriers()).toEqual([]);

      const carla = staffOf('content');
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = office;
      await letIn(office, product, carla);
      await page.goto('/admin');
      await page.getByRole('menuitem', { name: 'Announcements', exact: true }).click();
      await page.getByRole('link', { name: 'New announcement' }).click();
      await pressed(page, 'Save the draft');
      await page.getByText('Something is missing in: English.').waitFor();
      await page.getByRole('combobox', { name: 'Countries' }).click();
      await page.getByRole('option', { name: 'Luxembourg' }).click();
      await page.keyboard.press('Escape');
      await language(page, 'English');
      await written(page, 'A walk together', 'Dear all,\n\nOn Sunday we walk.');
      await language(page, 'Dutch');
      await written(page, 'Samen wandelen', 'Beste allemaal,\n\nZondag gaan we wandelen.');
      await page.frameLocator('iframe').getByText('Zondag gaan we wandelen.').waitFor();
      await language(page, 'Polish');
      await page.getByText('Nothing is written in Polish: its readers get the text in English.').waitFor();
      await page.getByText('3 members would get it now.').waitFor();
      expect(await office.barriers()).toEqual([]);
      await pressed(page, 'Save the draft');
      await said(page, 'The draft is saved.');

      await language(page, 'Dutch');
      await pressed(page, 'Send me a test');
      const test = await eventually(30, async () => (await mailsTo(carla.email)).find(({ subject }) => subject.includes('Samen wandelen')));
      expect(test.subject).toMatch(/^Test: /);

      await pressed(page, 'Send to members');
      const question = page.getByRole('dialog');
      await question.getByText('3 members would get it now.').waitFor();
      expect(await office.barriers()).toEqual([]);
      await question.getByRole('radio', { name: 'Two of us have read it' }).check();
      await question.getByRole('button', { name: 'Send to members' }).click();
      await said(page, 'It is planned.');

      const mailOf = ({ email }: { readonly email: string }, title: string) =>
        eventually(60, async () => (await mailsTo(email)).find(({ subject }) => subject.includes(title)));
      const [dutch, french] = [await mailOf(nel, 'Samen wandelen'), await mailOf(eva, 'A walk together')];
      expect(dutch.text).toContain('Zondag gaan we wandelen.');
      expect(french.text).toContain('On Sunday we walk.');
      expect((await mailsTo(off.email)).filter(({ subject }) => /Samen wandelen|A walk together/.test(subject))).toEqual([]);

      await page.getByRole('menuitem', { name: 'Announcements', exact: true }).click();
      const row = rows(page).filter({ hasText: 'A walk together' }).first();
      await eventually(30, async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        const text = await row.innerText();
        return text.includes('3 of 3') && text.includes('Done');
      });
      await row.click();
      await page.getByRole('link', { name: 'Use as a new draft' }).click();
      await page.getByRole('tab', { name: /^Dutch/ }).click();
      expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Samen wandelen');
      const complaints = office.complaints.filter(isOurs);
      expect([await office.barriers(), complaints, member.complaints]).toEqual([[], [], []]);
      await Promise.all([office.leave(), member.leave()]);
    },
    JOURNEY_MS,
  );

  it(
    'is stopped before its moment with a reason, and an invitation goes out by mail [#9] [#18]',
    async () => {
      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, dark: true, baseURL });
      const { page } = office;
      await letIn(office, product, staffOf('owner'));
      await page.goto('/admin/announcements/create');
      await written(page, 'Half price', 'Only tomorrow.');
      await page.getByRole('combobox', { name: 'Kind' }).click();
      await page.getByRole('option', { name: 'Promotion' }).click();
      await pressed(page, 'Save the draft');
      await pressed(page, 'Send to members');
      const question = page.getByRole('dialog');
      await question.getByLabel('When').fill('2036-11-02T10:30');
      await question.getByRole('radio', { name: 'Two of us have read it' }).check();
      await question.getByRole('button', { name: 'Send to members' }).click();
      await page.getByText('Planned', { exact: true }).waitFor();
      await pressed(page, 'Stop it');
      await question.getByRole('radio', { name: 'It is no longer true' }).check();
      await question.getByRole('button', { name: 'Stop it' }).click();
      await page.getByText('Stopped', { exact: true }).waitFor();

      await openGroup(page, 'Members');
      await page.getByRole('menuitem', { name: 'Invitations', exact: true }).click();
      await page.getByRole('button', { name: 'New invitation' }).click();
      const address = `ria-${Date.now()}@elsewhere.example`;
      await page.getByLabel('For whom').fill('Ria by mail');
      await page.getByLabel('Send it to this e-mail address').fill(address);
      await page.getByRole('combobox', { name: 'Language of the mail' }).click();
      await page.getByRole('option', { name: 'Danish' }).click();
      expect(await office.barriers()).toEqual([]);
      await pressed(page, 'Make the invitation');
      const link = await page.getByLabel('Link of the invitation').inputValue();
      const mail = await eventually(30, async () => (await mailsTo(address))[0]);
      expect([mail.subject, mail.links]).toEqual(['Du er inviteret til Second Spring', expect.arrayContaining([link])]);
      await pressed(page, 'Done');
      await eventually(30, async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        return (await rows(page).filter({ hasText: 'Ria by mail' }).first().innerText()).includes('Mail sent');
      });
      // What the button says of itself under the pointer belongs to no part of the page.
      await page.mouse.move(640, 890);
      await page.getByRole('tooltip').waitFor({ state: 'detached' });
      expect([await office.barriers(), office.complaints.filter(isOurs)]).toEqual([[], []]);
      await office.leave();
    },
    JOURNEY_MS,
  );
});
