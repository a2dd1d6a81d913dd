import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { giftIds } from '#contracts';
import { errorText } from '#i18n';
import { eventually } from '#testing-product';
import { Person } from './support/browser.js';
import { signedIn } from './support/members.js';
import { letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = '', second = baseURL] = productUrls();
const JOURNEY_MS = 180_000;
const t = wordsOf('en');
/** The browser tells of each answer that is a refusal. */
const unexpected = ({ complaints }: Person) => complaints.filter((text) => !/status of 4(09|15|22)/.test(text));

describe('what members can send and say first, in the back office', () => {
  const stage = onStage();
  const { product } = stage;
  const clear = async () => {
    // Without a row a built-in gift is as the house has it; others send theirs meanwhile.
    await product.sql(`delete from chats.gift where key = any($1) or key not in (select body from chats.message where kind = 4)`, [
      giftIds,
    ]);
    await product.sql(`update chats.gift set retired_at = coalesce(retired_at, now())`);
    await product.sql(`delete from chats.icebreaker_list`);
    await product.sql(`update site.site set settings = settings - 'interests'`);
  };
  stage.atEnd(clear);

  const enter = async (width: 390 | 1_280) => {
    const person = await Person.arrive(stage.browser, { lang: 'en', width, baseURL });
    await letIn(person, product, staffOf('content'));
    return person;
  };

  it(
    'a gift is made with a picture, sent at its price and no other, put in order and retired, without SQL [#7] [#13] [#140]',
    async () => {
      await clear();
      const [anna, bert] = await Promise.all([product.member({ name: 'Annelore', credits: 30 }), product.member({ name: 'Bertolt' })]);
      const chat = await product.chatOf(bert, anna);
      await product.send(bert, chat, 'Good morning');
      const office = await enter(1_280);
      const { page } = office;
      const dialog = page.getByRole('dialog');
      const reason = () => dialog.getByRole('textbox', { name: 'Reason' }).fill('For the spring');

      await page.goto('/admin/gifts');
      await page.getByRole('button', { name: 'New gift' }).click();
      // Picture and price come first, then the one name that a gift needs.
      await dialog.getByRole('textbox', { name: 'Name in English' }).fill('A kite');
      expect(await dialog.getByRole('textbox', { name: 'Name in Dutch' }).count()).toBe(0);
      await reason();
      await dialog.getByRole('button', { name: 'Make this gift' }).click();
      await dialog.getByText('Choose a picture.', { exact: true }).waitFor();
      expect(await office.barriers()).toEqual([]);
      await dialog.getByRole('button', { name: 'Names in other languages (0 of 10)' }).click();
      await dialog.getByRole('textbox', { name: 'Name in Dutch' }).fill('Een vlieger');
      await dialog.getByRole('radio', { name: /The same on every site/ }).check();
      await dialog.getByRole('textbox', { name: 'Credits' }).fill('4');
      const file = dialog.locator('input[type=file]');
      await file.setInputFiles({ name: 'kite.png', mimeType: 'image/png', buffer: Buffer.from('Dear Bert') });
      await dialog.getByText(errorText('photo_type', 'en')).waitFor();
      const kite = sharp({ create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 92, b: 83, alpha: 0.5 } } });
      await file.setInputFiles({ name: 'kite.png', mimeType: 'image/png', buffer: await kite.png().toBuffer() });
      await dialog.getByText('This is the new picture.').waitFor();
      await dialog.getByRole('button', { name: 'Make this gift' }).click();
      await dialog.waitFor({ state: 'detached' });
      const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'A kite', exact: true }) });
      expect(await line.innerText()).toMatch(/4 credits/);
      expect(await line.innerText()).toMatch(/without a name: .*German/);
      expect(await office.barriers()).toEqual([]);

      // The member sees it and sends it.
      const a = await signedIn(stage.browser, anna, { lang: 'en', width: 390, baseURL: second });
      const choose = async () => {
        await a.page.goto(`/chats/${chat}?gift`);
        await a.page.getByRole('radio', { name: /^A kite/ }).check();
      };
      const give = () =>
        a.page
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(`^${t('chat:gift.send')}`) })
          .click();
      const sent = a.page.locator('main section ol').getByRole('img', { name: 'A kite', exact: true });
      await choose();
      expect(await a.barriers()).toEqual([]);
      await give();
      await sent.waitFor();
      expect(await sent.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

      // Its price changes while it is chosen: it is not sent at another one than stood there.
      await choose();
      await line.getByRole('link').click();
      await page.getByRole('heading', { name: 'A kite' }).waitFor();
      await page.getByRole('button', { name: 'Change…' }).click();
      await dialog.getByRole('textbox', { name: 'Credits' }).fill('6');
      await reason();
      // Somebody else was there first: both are shown, and nothing is lost.
      await product.sql(
        `update chats.gift set version = version + 1, names = names || '{"de": "Ein Drachen"}' where names ->> 'en' = 'A kite'`,
      );
      await dialog.getByRole('button', { name: 'Save the gift' }).click();
      await dialog.getByText(/Somebody else changed this gift meanwhile/).waitFor();
      await dialog.getByText('Name in German: now “Ein Drachen”, yours “empty”').waitFor();
      expect(await office.barriers()).toEqual([]);
      await dialog.getByRole('button', { name: 'Save the gift' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('6 credits').waitFor();
      await give();
      await a.page.getByText(errorText('gift_price_changed', 'en')).waitFor();
      const spent = () =>
        product.sql<{ amount: number }>(`select amount from payments.ledger_entry where member_id = $1 and kind = 4 order by id`, [
          anna.id,
        ]);
      expect(await spent()).toEqual([{ amount: -4 }]);

      // It is retired while it is chosen; what was sent stays.
      await choose();
      await page.getByRole('button', { name: 'Retire' }).click();
      await reason();
      await dialog.getByRole('button', { name: 'Retire' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('Retired', { exact: true }).waitFor();
      await give();
      await a.page.getByText(errorText('gift_not_offered', 'en')).waitFor();
      expect(await spent()).toEqual([{ amount: -4 }]);
      await a.page.goto(`/chats/${chat}`);
      await sent.waitFor();
      await a.page.goto(`/chats/${chat}?gift`);
      await a.page.getByRole('radio').first().waitFor();
      expect(await a.page.getByRole('radio', { name: /^A kite/ }).count()).toBe(0);
      await a.leave();

      await page.goto('/admin/gifts');
      await page.getByRole('button', { name: 'Move up: A cup of coffee' }).click();
      await page.getByText('2 gifts stand elsewhere').waitFor();
      await page.getByRole('button', { name: 'Save this order…' }).click();
      await reason();
      await dialog.getByRole('button', { name: 'Save this order', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      const [first] = await eventually(10, async () => {
        const { body } = (await product.signedIn(anna).get('/api/gifts')) as { body: { gifts: { id: string }[] } };
        return body.gifts[0]?.id === 'coffee' ? body.gifts : undefined;
      });
      expect(first?.id).toBe('coffee');
      expect(unexpected(office)).toEqual([]);
      await office.leave();
    },
    JOURNEY_MS,
  );

  it(
    'opening lines are written for a site in a language, refused with a link in them, and offered to members [#68] [#140]',
    async () => {
      const [anna, bert] = await Promise.all([product.member({ name: 'Annelore' }), product.member({ name: 'Bertolt' })]);
      const office = await enter(390);
      const { page } = office;
      const dialog = page.getByRole('dialog');
      await page.goto('/admin/site_lists');
      await page
        .getByRole('link', { name: /Second Spring/ })
        .first()
        .click();
      await page.getByText(/members see the built-in ones/).waitFor();
      await page.getByRole('button', { name: 'Add a line' }).click();
      await page.getByRole('textbox', { name: 'Line 1' }).fill('Hello {{name}}, look at https://walks.example');
      const save = async () => {
        await page.getByRole('button', { name: 'Save…' }).click();
        await dialog.getByRole('textbox', { name: 'Reason' }).fill('For the spring');
        await dialog.getByRole('button', { name: 'Save these lines' }).click();
        await dialog.waitFor({ state: 'detached' });
      };
      await save();
      await page.getByText(errorText('contact_in_line', 'en')).waitFor();
      expect(await office.barriers()).toEqual([]);
      await page.getByRole('textbox', { name: 'Line 1' }).fill('Hello {{name}}, which garden do you love?');
      await save();
      await page.getByText('English (1 line)').waitFor();
      expect(unexpected(office)).toEqual([]);
      await office.leave();

      const a = await signedIn(stage.browser, anna, { lang: 'en', width: 390, baseURL: second });
      await a.page.goto(`/members/${bert.id}/chat`);
      await a.page.getByRole('button', { name: t('chat:icebreaker.button') }).click();
      const line = a.page.getByRole('dialog').getByRole('button', { name: 'Hello Bertolt, which garden do you love?' });
      await line.waitFor();
      expect(await a.page.getByRole('dialog').getByRole('listitem').count()).toBe(1);
      expect(await a.barriers()).toEqual([]);
      await line.click();
      await a.page.waitForFunction(() => document.activeElement?.id === 'message');
      await a.leave();
    },
    JOURNEY_MS,
  );

  it(
    'interests are hidden by staff: nobody is offered them any more, and whoever has one keeps it [#92] [#140]',
    async () => {
      const anna = await product.member({ name: 'Annelore' });
      await product.sql(`update profiles.profile set interests = '{beer}' where member_id = $1`, [anna.id]);
      const office = await enter(1_280);
      const { page } = office;
      const [site] = await product.sql<{ id: string }>(`select site_id as id from auth.account where id = $1`, [anna.id]);
      await page.goto(`/admin/site_lists/${site?.id}/show`);
      await page.getByText('50 of 50 are offered.').waitFor();
      await page.getByRole('checkbox', { name: 'beer' }).uncheck();
      await page.getByRole('checkbox', { name: 'astrology' }).uncheck();
      await page.getByRole('button', { name: 'Move up: wine' }).click();
      await page.getByText('48 of 50 are offered.').waitFor();
      expect(await office.barriers()).toEqual([]);
      // What is chosen and not saved is not left unasked, and once it is saved nobody is asked.
      await page.getByRole('menuitem', { name: 'Gifts' }).click();
      const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
      await leaving.getByRole('button', { name: 'Stay here' }).click();
      await leaving.waitFor({ state: 'detached' });
      expect(await page.getByText('48 of 50 are offered.').count()).toBe(1);
      await page.getByRole('button', { name: 'Save…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('A calmer list');
      await dialog.getByRole('button', { name: 'Save these interests' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('menuitem', { name: 'Gifts' }).click();
      await page.getByRole('heading', { level: 1, name: 'Gifts' }).waitFor();
      expect(office.complaints).toEqual([]);
      await office.leave();

      await eventually(60, async () => {
        const { body } = (await product.signedIn(anna).get('/api/interests')) as { body: { interests: unknown[] } };
        return body.interests.length === 48 ? true : undefined;
      });
      const a = await signedIn(stage.browser, anna, { lang: 'en', width: 1_280, baseURL });
      await a.page.goto('/members');
      await a.page
        .getByRole('button', { name: t('search:filters.all') })
        .first()
        .click();
      await a.page.getByRole('dialog').getByText(t('search:groups.interests')).first().click();
      await a.page.getByRole('checkbox', { name: t('profile:interests.wine') }).waitFor();
      expect(await a.page.getByRole('checkbox', { name: t('profile:interests.astrology') }).count()).toBe(0);
      await a.page.goto('/profile');
      await a.page.getByText(t('profile:interests.beer'), { exact: true }).waitFor();
      expect(await a.barriers()).toEqual([]);
      await a.leave();
    },
    JOURNEY_MS,
  );
});
