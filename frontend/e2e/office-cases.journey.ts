import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { mailsTo } from '#testing-product';
import { eventually, signedIn, type Member } from './support/members.js';
import { arriveAs, endUndoTime } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 180_000;
const removed = 'We hebben dit bericht verwijderd. Het was tegen onze regels.';
const wish = 'Kun je mij 500 euro lenen tot vrijdag?';

describe('the cases of the moderators', () => {
  const stage = onStage();
  const { product } = stage;

  const reported = async (
    reason: string,
    more: object = {},
    names: readonly [string, string] = ['Annemiek', 'Carlos'],
  ): Promise<readonly [Member, Member]> => {
    const [anna, carl] = await Promise.all([
      product.member({ name: names[0], language: 'nl' }),
      product.member({ name: names[1], gender: 'male', language: 'nl' }),
    ]);
    const chat = await product.chatOf(anna, carl);
    await product.send(carl, chat, 'Wat een mooie foto!');
    await product.send(carl, chat, wish);
    const answer = await product
      .signedIn(anna)
      .post('/api/reports')
      .send({ profile: carl.id, reason, chat, seq: 2, ...more });
    expect(answer.status).toBe(201);
    return [anna, carl];
  };
  const arrive = (role: 'moderator' | 'owner', width?: number) => arriveAs(stage, role, width);
  /** It has stood on the screen for long enough: keys act on it. */
  const ready = (page: Page) => page.locator('[data-ready=true]').waitFor();
  const readMessages = async (page: Page) => {
    await page.getByRole('button', { name: 'Read the messages' }).click();
    await page.getByRole('radio', { name: 'The report is about these messages' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Read the messages' }).click();
    await page.getByText(wish, { exact: true }).waitFor();
  };
  const opened = (page: Page, reason: string) => page.getByRole('heading', { level: 2, name: reason }).waitFor();
  const mailsOf = (member: Member) => mailsTo(member.email);

  it(
    'come by urgency, are read with a reason, and are decided: the member learns why, the reporter that something was done [#140] [#E3] D2 D3 D4',
    async () => {
      await product.forgetCases();
      const [, photographer] = await reported('photo', {}, ['Berthe', 'Dirk']);
      const [anna, carl] = await reported('money', { words: 'Hij vraagt om geld.' });
      const office = await arrive('moderator');
      const { page } = office;
      await page.goto('/admin/cases');
      await page.getByRole('link', { name: 'Asks for money' }).waitFor();
      expect(await office.barriers()).toEqual([]);
      await page.getByRole('button', { name: 'Take the next case' }).click();
      await opened(page, 'Asks for money');
      await page.getByText('Hij vraagt om geld.').waitFor();
      await page.getByText('This case is yours.').waitFor();
      expect(await office.barriers()).toEqual([]);
      expect(await page.getByText(wish).count()).toBe(0);
      await readMessages(page);

      await page.getByRole('radio', { name: 'Suspend' }).check();
      await page.getByLabel('For how many days').fill('14');
      await page.getByText('Onze beslissing over je account').waitFor();
      expect(await office.barriers()).toEqual([]);
      const read: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'GET' && /\/api\/admin\/cases\/[^/]+$/.test(request.url())) read.push(request.url());
      });
      await page.getByRole('button', { name: 'Decide', exact: true }).click();
      // The next one is there at once, and the last one can be taken back.
      await opened(page, 'The photo');
      // Of the two, only the next one was read: the log must not say that the last one was opened again.
      expect(read).toHaveLength(1);
      await page.keyboard.press('u');
      await opened(page, 'Asks for money');
      await page.getByRole('radio', { name: 'Suspend' }).check();
      await page.getByRole('button', { name: 'Decide', exact: true }).click();
      await opened(page, 'The photo');
      await page.getByRole('button', { name: 'Read the messages' }).waitFor();
      await ready(page);
      // Nothing is dismissed unseen: the key asks for a look, or for a reason.
      await page.keyboard.press('a');
      await page.getByText('Open the evidence first, or say why there was no need to.').waitFor();
      await page.getByRole('radio', { name: 'I looked at the same in another case' }).waitFor();
      expect(await office.barriers()).toEqual([]);
      await readMessages(page);
      await ready(page);
      await page.keyboard.press('a');
      await page.getByText('Nothing waits. Well done.').waitFor();
      await endUndoTime(product);

      const mail = await eventually(40, async () => (await mailsOf(carl)).find(({ subject }) => subject.includes('Onze beslissing')));
      expect(mail.text).toContain('Vraag andere leden niet om geld');
      await eventually(20, async () => (await mailsOf(anna)).find(({ subject }) => subject.includes('wat we hebben besloten')));
      expect((await mailsOf(photographer)).filter(({ subject }) => subject.includes('beslissing'))).toEqual([]);
      expect((await product.signedIn(carl).get('/api/user')).status).toBe(403);
      const acts = await product.sql<{ act: string }>(`select act from audit.entry where act like 'case.%' order by at`);
      expect(acts.map(({ act }) => act)).toEqual(
        expect.arrayContaining(['case.taken', 'case.messages_read', 'case.decided', 'case.decision_undone']),
      );
      await office.leave();
    },
    JOURNEY_MS,
  );

  it(
    'that end an account are looked at by two moderators; then the member is out, and is gone for everybody who wrote with them [#140] [#E3] D5',
    async () => {
      await product.forgetCases();
      const [anna, carl] = await reported('insult');
      const [mira, olga] = [await arrive('moderator'), await arrive('owner', 390)];
      await mira.page.goto('/admin/cases');
      await mira.page.getByRole('button', { name: 'Take the next case' }).click();
      await opened(mira.page, 'Insults or threatens');
      await mira.page.getByRole('radio', { name: 'Ban' }).check();
      await mira.page.getByText('A ban needs a second moderator.').waitFor();
      await mira.page.getByRole('button', { name: 'Propose the ban' }).click();
      await mira.page.getByText('Nothing waits. Well done.').waitFor();
      expect((await product.signedIn(carl).get('/api/user')).status).toBe(200);

      await olga.page.goto('/admin/cases');
      await olga.page.getByText('Waits for a second moderator').waitFor();
      expect(await olga.barriers()).toEqual([]);
      await olga.page.getByRole('button', { name: 'Take the next case' }).click();
      await olga.page.getByText('Mira Moderator proposes to ban this member.').waitFor();
      expect(await olga.barriers()).toEqual([]);
      const hers = await signedIn(stage.browser, anna, { lang: 'nl', width: 1_280, baseURL });
      await hers.page.goto(`/chats/${await product.chatOf(anna, carl)}`);
      await hers.page.getByText(wish).first().waitFor();
      await olga.page.getByRole('button', { name: 'Confirm the ban' }).click();
      await olga.page.getByRole('dialog').getByRole('button', { name: 'Confirm the ban' }).click();
      await olga.page.getByText('The account is closed.').waitFor();
      expect((await product.signedIn(carl).get('/api/user')).status).toBe(403);
      // Without a reload: the composer goes, what was written stays.
      await eventually(5, async () => (await hers.page.getByRole('textbox').count()) === 0);
      await hers.page.getByText(wish).first().waitFor();
      await eventually(40, async () => (await mailsOf(carl)).find(({ subject }) => subject.includes('Onze beslissing')));
      for (const person of [mira, olga, hers]) await person.leave();
    },
    JOURNEY_MS,
  );

  const hasFocus = (page: Page, heading: string) =>
    page.waitForFunction((text) => document.activeElement?.tagName === 'H2' && document.activeElement.textContent === text, heading);

  it(
    'about danger say what comes first, and each next one begins at its heading: the keyboard always sees where it is, and no way on leads nowhere',
    async () => {
      await product.forgetCases();
      await reported('photo', {}, ['Berthe', 'Dirk']);
      await reported('danger', { words: 'Hij schrijft dat hij het leven moe is.' });
      const [mira, olga] = [await arrive('moderator'), await arrive('owner')];
      const { page } = mira;
      // The first page says what cannot wait.
      await page.goto('/admin');
      await page.getByText('At once: 1').waitFor();
      await page.getByText('2 wait', { exact: true }).waitFor();
      expect(await mira.barriers()).toEqual([]);
      await page.getByRole('menuitem', { name: 'Cases' }).click();
      await page.getByRole('button', { name: 'Take the next case' }).waitFor();
      await page.keyboard.press('n');
      await hasFocus(page, 'Danger to somebody');
      await page.getByText('Somebody may be in danger: this comes before everything else').waitFor();
      await page.getByText('hand the case to the owner (E)').waitFor();
      // What they hold would be the next one.
      await page.getByRole('button', { name: 'Skip (S)' }).waitFor();
      expect(await page.getByRole('button', { name: 'Next case (N)' }).count()).toBe(0);
      // The message that was reported comes before the page of its sender.
      const parts = await page.getByRole('heading', { level: 3 }).allTextContents();
      expect(parts.findIndex((part) => part.startsWith('Messages'))).toBeLessThan(parts.indexOf('About'));

      // One key decides nothing about danger, looked at or not.
      await ready(page);
      await page.keyboard.press('a');
      await page.getByText('One key decides nothing about danger or a child: decide it with the form.').waitFor();
      await page.keyboard.press('r');
      const ring = await page.evaluate(() => {
        const drawn = document.activeElement?.closest('.MuiRadio-root');
        return drawn && getComputedStyle(drawn).outline;
      });
      expect(ring).toMatch(/solid 3px/);
      // The number before an answer chooses it.
      await page.keyboard.press('2');
      await page.getByRole('radio', { name: 'Warning', checked: true }).waitFor();
      expect(await mira.barriers()).toEqual([]);
      await page.keyboard.press('e');
      await page.getByRole('radio', { name: 'Somebody may be in danger' }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'To the owner' }).click();
      await hasFocus(page, 'The photo');

      await olga.page.goto('/admin/cases');
      await olga.page.getByRole('button', { name: 'Take the next case' }).click();
      await opened(olga.page, 'Danger to somebody');
      await olga.page.getByText('in Europe 112 works everywhere').waitFor();
      await olga.page.getByRole('button', { name: 'Skip (S)' }).waitFor();
      expect(await olga.page.getByRole('button', { name: 'To the owner' }).count()).toBe(0);
      expect(await olga.barriers()).toEqual([]);
      // Nor when nobody handed it to her: she is the one who acts.
      await reported('danger', { words: 'Zij zegt dat ze niet meer wil.' }, ['Els', 'Frank']);
      await ready(olga.page);
      await olga.page.keyboard.press('s');
      await olga.page.getByText('Zij zegt dat ze niet meer wil.').waitFor();
      await olga.page.getByText('in Europe 112 works everywhere').waitFor();
      expect(await olga.page.getByText(/to the owner/i).count()).toBe(0);
      for (const person of [mira, olga]) await person.leave();
    },
    JOURNEY_MS,
  );

  it(
    'take several messages out of a conversation: both sides see at once that they are gone, and their writer reads which ones',
    async () => {
      await product.forgetCases();
      const [anna, carl] = await reported('money', {}, ['Grietje', 'Evert']);
      const reader = await signedIn(stage.browser, anna, { lang: 'nl', width: 390, baseURL });
      await reader.page.goto(`/chats/${await product.chatOf(anna, carl)}`);
      const thread = reader.page.getByRole('region', { name: 'Vandaag' });
      await thread.getByText(wish).waitFor();
      const office = await arrive('moderator');
      const { page } = office;
      await page.goto('/admin/cases');
      await page.getByRole('button', { name: 'Take the next case' }).click();
      await opened(page, 'Asks for money');
      await page.getByRole('radio', { name: 'Remove photos, text or messages' }).check();
      await page.getByText('Messages stand here too, once you have read them.').waitFor();
      await readMessages(page);
      for (const words of ['Wat een mooie foto!', wish]) await page.getByRole('checkbox', { name: words }).check();
      // The statement says which, in the words of whoever reads it.
      await page.getByText('We hebben 2 berichten verwijderd.').waitFor();
      await page
        .getByRole('region')
        .getByText(new RegExp(wish.slice(0, 12)))
        .first()
        .waitFor();
      expect(await office.barriers()).toEqual([]);
      await page.getByRole('button', { name: 'Decide', exact: true }).click();
      await page.getByText('Nothing waits. Well done.').waitFor();
      await endUndoTime(product);

      await thread.getByText(removed, { exact: true }).nth(1).waitFor();
      expect(await reader.page.getByText(wish).count()).toBe(0);
      expect(await reader.barriers()).toEqual([]);
      const writer = await signedIn(stage.browser, carl, { lang: 'nl', width: 390, baseURL });
      await writer.page.goto('/settings/decisions');
      await writer.page.getByText('We hebben 2 berichten verwijderd.').first().waitFor();
      await writer.page.getByText(wish).waitFor();
      for (const person of [reader, writer, office]) await person.leave();
    },
    JOURNEY_MS,
  );

  it(
    'remove nothing that was not chosen, say what becomes of a fraud, and can be taken back whatever else is said',
    async () => {
      await product.forgetCases();
      await reported('insult', {}, ['Berthe', 'Dirk']);
      await reported('money');
      const office = await arrive('moderator');
      const { page } = office;
      await page.goto('/admin/cases');
      await page.getByRole('button', { name: 'Take the next case' }).click();
      await opened(page, 'Asks for money');
      await page.getByRole('radio', { name: 'Ban' }).check();
      await page.getByText('Everybody who wrote with this member is warned').waitFor();
      await page.getByRole('button', { name: 'Propose the ban' }).click();
      await page.getByText('The ban is proposed.').waitFor();

      await opened(page, 'Insults or threatens');
      await page.getByRole('radio', { name: 'Remove photos, text or messages' }).check();
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
      await page.getByRole('button', { name: 'Decide', exact: true }).click();
      await page.getByText('Choose what is removed.').waitFor();
      expect(await office.barriers()).toEqual([]);
      await page.getByRole('checkbox', { name: 'The text about the member' }).check();
      await page.getByRole('button', { name: 'Decide', exact: true }).click();
      await page.getByText('Nothing waits. Well done.').waitFor();
      // Nothing lies over the button.
      await page.getByRole('button', { name: 'Take it back (U)' }).click();
      await opened(page, 'Insults or threatens');
      await office.leave();
    },
    JOURNEY_MS,
  );
});
