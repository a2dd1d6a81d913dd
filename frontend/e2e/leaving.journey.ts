import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { leavingReasons } from '#contracts';
import { daysPass } from './support/days-after-leaving.js';
import { variantsToRun } from './support/variants.js';
import { buttonOf } from './support/mail-links.js';
import { signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 240_000;
const [first = '', second = first] = productUrls();

describe('leaving', () => {
  const stage = onStage();
  const { product } = stage;

  it.each(
    variantsToRun([
      { lang: 'en', width: 390 },
      { lang: 'nl', width: 1_280 },
    ] as const),
  )(
    'a member takes a copy, a break, leaves, comes back on day 13, and not on day 15 ($lang, $width px) [#38] [#69] [#119] [#157] [#E9] [#E14]',
    async ({ lang, width }) => {
      const t = wordsOf(lang);
      const anna = await product.member({ name: 'Annelore', language: lang, sexuality: 'bi', sexuality_consent: true });
      const bert = await product.member({ name: 'Bertolt', gender: 'male', language: lang });
      const chat = await product.chatOf(anna, bert);
      await product.send(anna, chat, 'Good morning');
      const me = await signedIn(stage.browser, anna, { lang, width, baseURL: first });
      const other = await signedIn(stage.browser, bert, { lang, width, baseURL: second });
      const { page } = me;
      const sees = async () => (await other.context.request.get(`/api/members/${anna.id}`)).status();
      const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
      const heading = (key: string) => page.getByRole('heading', { level: 1, name: t(key), exact: true }).waitFor();
      const barriers: string[] = [];
      const checkBarriers = async (person = me) => void barriers.push(...(await person.barriers()));
      await page.goto('/settings/my-data');
      await page.getByText(t('leaving:consent.sexuality')).waitFor();
      await page.locator('main button[aria-label]').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await checkBarriers();
      await dialog.getByRole('button', { name: t('leaving:consent.withdraw'), exact: true }).click();
      await page.getByText(t('leaving:consent.none')).waitFor();
      await button('leaving:export.ask').click();
      await button('leaving:export.fetch').waitFor({ timeout: 60_000 });
      await checkBarriers();
      await page.locator('[name=password]').fill(anna.password);
      const [download] = await Promise.all([page.waitForEvent('download'), button('leaving:export.fetch').click()]);
      // Whole: it begins as an archive does, and ends with the list of what is in it.
      const archive = await readFile(await download.path());
      expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
      const list = archive.subarray(archive.indexOf('PK\x01\x02', 0, 'latin1'));
      for (const name of ['index.html', 'data/profile.json', 'data/chats.json']) expect([name, list.includes(name)]).toEqual([name, true]);

      // Hidden, the one she wrote with keeps her name; whoever asks for her page is told that there is none.
      await page.goto('/settings/delete');
      await button('leaving:pause.button').click();
      await button('leaving:paused.button').waitFor();
      await checkBarriers();
      expect(await sees()).toBe(404);
      await other.page.goto(`/chats/${chat}`);
      await other.page.getByText(t('chat:thread.unseen')).waitFor();
      await checkBarriers(other);
      expect(await other.page.locator(`a[href="/members/${anna.id}"]`).count()).toBe(0);
      await page.goto('/likes/given');
      await page.getByText(t('banners:paused.title')).waitFor();
      await checkBarriers();
      await button('banners:paused.action').click();
      await page.getByText(t('banners:paused.title')).waitFor({ state: 'detached' });
      expect(await sees()).toBe(200);

      // Each reason has something else to offer, and every link leads to a page.
      await page.goto('/settings/delete');
      const offered = new Map<string, string[]>();
      for (const reason of leavingReasons) {
        await page.locator(`[name=reason][value=${reason}]`).check();
        const instead = page.getByRole('status').filter({ hasText: t(`leaving:instead.${reason}`) });
        await instead.waitFor();
        offered.set(reason, await instead.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')));
      }
      await checkBarriers();
      expect(Object.fromEntries(offered)).toMatchObject({
        no_one_fitting: ['/members'],
        too_many_mails: ['/notifications'],
        too_expensive: ['/pricing'],
        bad_experience: ['/pages/safety', '/settings/blocked', '/complaints'],
        privacy: ['/settings/privacy', '/pages/privacy'],
        too_difficult: ['/settings/display', expect.stringMatching(/^tel:/)],
      });
      for (const path of new Set([...offered.values()].flat().filter((to) => to.startsWith('/'))))
        expect([path, (await me.context.request.get(path)).status()]).toEqual([path, 200]);

      await page.locator('[name=reason][value=found_someone]').check();
      await checkBarriers();
      await button('leaving:go_on').click();
      await page.locator('[name=password]').fill('not the password');
      await button('leaving:sure.submit').click();
      await page.locator('#password-error').waitFor();
      await checkBarriers();
      await page.locator('[name=password]').fill(anna.password);
      await button('leaving:sure.submit').click();
      await page.waitForURL(/\/account-deleted$/);
      await heading('leaving:deleted.title');
      await checkBarriers();
      expect([await sees(), (await me.context.request.get('/api/user')).status()]).toEqual([404, 403]);
      const firstLink = await buttonOf('undoDeletion', anna.email, lang);

      // The mail is lost: this page sends it again, and so does the login.
      await page.locator('[name=email]').fill(anna.email);
      await button('leaving:deleted.send').click();
      await heading('leaving:deleted.sent_title');
      await checkBarriers();
      const sent = [firstLink, await buttonOf('undoDeletion', anna.email, lang, [firstLink])];
      await page.goto('/login');
      await page.locator('[name=email]').fill(anna.email);
      await page.locator('[name=password]').fill(anna.password);
      await page
        .locator('main')
        .getByRole('button', { name: t('auth:login.submit'), exact: true })
        .click();
      await button('auth:login.send_undo').waitFor();
      await checkBarriers();
      await button('auth:login.send_undo').click();
      await heading('leaving:deleted.sent_title');
      const again = await buttonOf('undoDeletion', anna.email, lang, sent);

      await daysPass(product, anna.id, 13);
      await page.goto(again);
      await heading('link:deletion_undo.title');
      await checkBarriers();
      await button('link:deletion_undo.submit').click();
      await heading('leaving:returned.title');
      await checkBarriers();
      expect(await sees()).toBe(200);

      const back = { email: anna.email, password: anna.password };
      expect((await me.context.request.post('/api/user', { data: back })).status()).toBe(200);
      expect((await me.context.request.post('/api/account/delete', { data: { password: anna.password } })).status()).toBe(200);
      const last = await buttonOf('undoDeletion', anna.email, lang, [...sent, again]);
      await daysPass(product, anna.id, 15);
      await page.goto(last);
      await heading('link:spent.title');
      await checkBarriers();
      expect(await button('link:deletion_undo.submit').count()).toBe(0);
      expect(await sees()).toBe(404);
      expect(barriers).toEqual([]);
      expect([...me.complaints, ...other.complaints].filter((line) => !/status of (40[34]|410|422)/.test(line))).toEqual([]);
      await Promise.all([me.leave(), other.leave()]);
    },
    JOURNEY_MS,
  );
});
