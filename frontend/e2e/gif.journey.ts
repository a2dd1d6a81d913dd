import { describe, expect, it } from '@jest/globals';
import { type Person } from './support/browser.js';
import { keyboard } from './support/input-methods.js';
import { variantsToRun } from './support/variants.js';
import { signedIn, type Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [first = '', second = first] = productUrls();
const t = wordsOf('nl');
const COFFEE = 'Een kop dampende koffie';
const EVIL = '<img src=x onerror="document.title=\'broken in\'">';

const picturesIn = ({ page }: Person) => page.locator('main section ol').getByRole('img');
const stillOf = (person: Person) => picturesIn(person).last();

describe('M15 a moving picture in a conversation', () => {
  const stage = onStage();
  const { product } = stage;

  const three = async (): Promise<readonly [anna: Member, bert: Member, chat: string]> => {
    const [anna, bert] = await Promise.all([
      product.member({ name: 'Annemarie', language: 'nl' }),
      product.member({ name: 'Berend', gender: 'male', language: 'nl' }),
    ]);
    return [anna, bert, await product.chatOf(anna, bert)];
  };

  it.each(variantsToRun([390, 1_280]))(
    'is found in the member’s language by keyboard, sent as a free message, and stands still until the other one plays it, at %i px [#76]',
    async (width) => {
      const [anna, bert, chat] = await three();
      await product.send(bert, chat, 'Goedemorgen!');
      const her = await signedIn(stage.browser, anna, { lang: 'nl', width, baseURL: first });
      const his = await signedIn(stage.browser, bert, { lang: 'nl', width, baseURL: second });
      const asked: string[] = [];
      for (const { page } of [her, his]) page.on('request', (request) => void asked.push(new URL(request.url()).origin));
      await Promise.all([her.page.goto(`/chats/${chat}`), his.page.goto(`/chats/${chat}`)]);
      const { page } = her;
      const [input, hisInput] = [keyboard(page), keyboard(his.page)];
      const dialog = page.getByRole('dialog');
      await input.press(page.getByRole('button', { name: t('chat:gif.button'), exact: true }));
      await dialog.getByRole('listitem').first().waitFor();
      expect(await her.barriers()).toEqual([]);

      const field = dialog.getByLabel(t('chat:gif.search'));
      await input.fill(field, 'zzzzz');
      await dialog.getByRole('heading', { name: t('chat:gif.empty_title') }).waitFor();
      await input.fill(field, 'KOFFIE');
      const coffee = dialog.getByRole('button', { name: COFFEE });
      await coffee.waitFor();
      await dialog
        .getByRole('status')
        .filter({ hasText: t('chat:gif.found', { number: 1 }) })
        .waitFor();
      await input.press(coffee);
      // The next step has the focus; it says what it costs.
      const send = dialog.getByRole('button', { name: t('chat:gif.send', { price: t('chat:price.free_other', { count: 5 }) }) });
      await send.waitFor();
      expect(await send.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await her.barriers()).toEqual([]);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await stillOf(her).waitFor();

      await stillOf(his).waitFor();
      expect(await stillOf(his).getAttribute('alt')).toBe(COFFEE);
      expect(await stillOf(his).getAttribute('src')).toMatch(/\/still$/);
      expect(await stillOf(his).evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth))).toBe(320);
      expect(await his.barriers()).toEqual([]);
      await hisInput.press(his.page.getByRole('button', { name: `${t('chat:gif.play')}: ${COFFEE}` }));
      await his.page.locator('main img[src$="/moving"]').waitFor();
      await hisInput.press(his.page.getByRole('button', { name: `${t('chat:gif.stop')}: ${COFFEE}` }));
      await his.page.locator('main img[src$="/still"]').waitFor();

      await his.page.goto('/chats');
      await his.page.getByText(t('chat:kind.gif')).first().waitFor();
      expect(
        await product.sql(`select kind, body, details, cost from chats.message where conversation_id = $1 and seq = 2`, [chat]),
      ).toEqual([{ kind: 3, body: COFFEE, details: { provider: 'house', id: 'coffee' }, cost: 0 }]);
      expect([...new Set(asked)].filter((origin) => !productUrls().includes(origin))).toEqual([]);
      expect([...her.complaints, ...his.complaints]).toEqual([]);
      await her.leave();
      await his.leave();
    },
    120_000,
  );

  it('shows nothing but text when its title comes from elsewhere, and words in place of a picture that cannot be had [#76]', async () => {
    const [anna, bert, chat] = await three();
    await product.send(anna, chat, 'Kijk eens');
    await product.sql(
      `update chats.message set kind = 3, body = $2, details = '{"provider":"giphy","id":"abc"}' where conversation_id = $1`,
      [chat, EVIL],
    );
    const his = await signedIn(stage.browser, bert, { lang: 'nl', width: 390, baseURL: first });
    await his.page.goto(`/chats/${chat}`);
    await his.page.getByText(t('chat:gif.missing', { title: EVIL })).waitFor();
    expect(await his.page.title()).not.toContain('broken in');
    expect(await his.page.locator('img[src="x"]').count()).toBe(0);
    expect(await his.barriers()).toEqual([]);
    await his.leave();
  });
});
