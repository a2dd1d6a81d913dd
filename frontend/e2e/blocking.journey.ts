import { describe, expect, it } from '@jest/globals';
import { Person } from './support/browser.js';
import { variantsToRun } from './support/variants.js';
import { signedIn, type Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [first = '', second = first] = productUrls();
/** An open screen asks once more about somebody who is gone, and the browser notes the 404. */
const faultsOf = ({ complaints }: Person) => complaints.filter((line) => !line.includes('status of 404'));

const places = [
  ['nl', 390],
  ['en', 1_280],
] as const;

describe('two who want to have nothing to do with each other', () => {
  const stage = onStage();
  const { product } = stage;

  const like = (from: Member, to: Member) => product.signedIn(from).post('/api/likes').send({ profile: to.id });
  const matched = async (): Promise<readonly [anna: Member, bert: Member, chat: string]> => {
    const [anna, bert] = await Promise.all([product.member({ name: 'Annemiek' }), product.member({ name: 'Berthold', gender: 'male' })]);
    await like(anna, bert);
    await like(bert, anna);
    const chat = await product.chatOf(anna, bert);
    await product.send(bert, chat, 'Zullen we wandelen?');
    return [anna, bert, chat];
  };

  it.each(variantsToRun(places))(
    'lose sight of each other at once, also where the other has the thread open; a lifted block brings nothing back, in %s at %i px [#77] [#122] [#137] [#E8]',
    async (lang, width) => {
      const t = wordsOf(lang);
      const [anna, bert, chat] = await matched();
      const her = await signedIn(stage.browser, anna, { lang, width, baseURL: first });
      const his = await signedIn(stage.browser, bert, { lang, width, baseURL: second });
      await Promise.all([his.page.goto(`/chats/${chat}`), her.page.goto(`/chats/${chat}`)]);
      await Promise.all([his, her].map(({ page }) => page.getByText('Zullen we wandelen?').filter({ visible: true }).first().waitFor()));

      await her.page.locator('header summary').last().click();
      await her.page.getByRole('button', { name: t('common:action.block_name', { name: 'Berthold' }) }).click();
      const dialog = her.page.getByRole('dialog');
      await dialog.getByText(t('blocking:ask.text', { name: 'Berthold' })).waitFor();
      expect(await her.barriers()).toEqual([]);
      await dialog.getByRole('button', { name: t('blocking:ask.confirm') }).click();
      await her.page.waitForURL('**/chats');
      await her.page
        .getByRole('heading', { name: t('chat:list.empty_title') })
        .first()
        .waitFor();

      // His window hears of it by itself, in the words of the specification; the thread is gone.
      await his.page.getByText(lang === 'nl' ? /^Annemiek heeft je geblokkeerd/ : /^Annemiek has blocked you/).waitFor();
      expect(await his.page.getByText('Zullen we wandelen?').count()).toBe(0);
      expect(await his.barriers()).toEqual([]);
      await his.page.goto(`/members/${anna.id}`);
      await his.page.getByRole('heading', { level: 1, name: t('errors:not_found_title') }).waitFor();
      await his.page.goto('/likes/matches');
      await his.page.getByRole('heading', { level: 1 }).waitFor();
      await his.page.getByRole('article').filter({ hasText: 'Annemiek' }).waitFor({ state: 'detached' });

      await her.page.goto('/settings/blocked');
      await her.page.getByText('Berthold').waitFor();
      expect(await her.barriers()).toEqual([]);
      await her.page.getByRole('button', { name: t('blocking:unblock.button_name', { name: 'Berthold' }) }).click();
      await her.page.getByText(t('blocking:unblock.text', { name: 'Berthold' })).waitFor();
      expect(await her.barriers()).toEqual([]);
      await her.page
        .getByRole('dialog')
        .getByRole('button', { name: t('blocking:unblock.button'), exact: true })
        .click();
      await her.page.getByRole('heading', { name: t('blocking:list.empty') }).waitFor();

      // They may meet again, and that is all.
      await his.page.goto(`/members/${anna.id}/chat`);
      await his.page.locator('textarea').waitFor();
      expect(await his.page.getByText('Zullen we wandelen?').count()).toBe(0);
      expect(faultsOf(her)).toEqual([]);
      await Promise.all([her.leave(), his.leave()]);
    },
  );

  it.each(variantsToRun(places.toReversed()))(
    'can be blocked from the profile and the match, in %s at %i px [#122]',
    async (lang, width) => {
      const t = wordsOf(lang);
      const [anna, bert] = await matched();
      const her = await signedIn(stage.browser, anna, { lang, width, baseURL: first });
      const { page } = her;
      const block = async (untilGone: () => Promise<unknown>) => {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('blocking:ask.confirm') })
          .click();
        await page
          .getByText(t('blocking:done', { name: 'Berthold' }))
          .first()
          .waitFor();
        await untilGone();
        const unblocked = await product.signedIn(anna).delete(`/api/blocks/${bert.id}`);
        expect(unblocked.status).toBe(200);
        await like(anna, bert);
        await like(bert, anna);
      };
      const name = { name: t('common:action.block_name', { name: 'Berthold' }) };
      await page.goto(`/members/${bert.id}`);
      await page.getByRole('button', name).click();
      await block(() => page.waitForURL(/\/(members|likes\/\w+)$/));

      await page.goto(`/likes/m/${bert.id}`);
      await page.getByRole('button', name).click();
      expect(await her.barriers()).toEqual([]);
      await block(() => page.waitForURL('**/likes/matches'));
      expect(faultsOf(her)).toEqual([]);
      await her.leave();
    },
  );

  it('reach a conversation from the address of a member, or read why there is none [#24]', async () => {
    const t = wordsOf('en');
    const [anna, bert, chat] = await matched();
    const her = await signedIn(stage.browser, anna, { lang: 'en', width: 390, baseURL: first });
    const { page } = her;
    await page.goto(`/members/${bert.id}/chat`);
    await page.waitForURL(`**/chats/${chat}`);
    await page.getByText('Zullen we wandelen?').filter({ visible: true }).first().waitFor();

    // Removed from her list, it begins anew, with the same person and nothing of before.
    await product.signedIn(anna).delete('/api/chat').send({ conversation: chat });
    await page.goto(`/members/${bert.id}/chat`);
    await page.locator('textarea').waitFor();
    expect(await page.getByText('Zullen we wandelen?').count()).toBe(0);

    const unconfirmed = await product.newcomer({ name: 'Dirk' });
    for (const id of [unconfirmed.id, anna.id, '019b76da-0000-7000-8000-000000000000', 'nonsense']) {
      await page.goto(`/members/${id}/chat`);
      await page.getByText(t('errors:not_found_text')).waitFor();
    }
    expect(await her.barriers()).toEqual([]);
    await her.leave();
  });
});
