import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually, signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

/** Each is served by an API process of its own. */
const [here = '', there = here] = productUrls();

describe('two who write to each other', () => {
  const stage = onStage();
  const { product } = stage;
  const state = (page: Page, words: string, what: string) =>
    page
      .locator('main section ol li')
      .filter({ hasText: words })
      .getByText(new RegExp(`· ${what}$`));
  /** The member turns to another window or another tab, or back. A browser without a screen always says that it has the focus. */
  const turn = (page: Page, { focused = true, visible = true }) =>
    page.evaluate(
      (now) => {
        document.hasFocus = () => now.focused;
        Object.defineProperty(document, 'visibilityState', { value: now.visible ? 'visible' : 'hidden', configurable: true });
        window.dispatchEvent(new Event(now.focused ? 'focus' : 'blur'));
        document.dispatchEvent(new Event('visibilitychange'));
      },
      { focused, visible },
    );

  /** Keeps the answers back until they are released; `made` when the server has given the first. One that nobody waits for any more is dropped. */
  const heldBack = async (page: Page, pattern: RegExp): Promise<{ readonly made: Promise<void>; readonly release: () => void }> => {
    let [release, isMade] = [() => undefined as void, () => undefined as void];
    const released = new Promise<void>((resolve) => (release = resolve));
    const made = new Promise<void>((resolve) => (isMade = resolve));
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      isMade();
      await released;
      await route.fulfill({ response }).catch(() => undefined);
    });
    return { made, release };
  };

  it('see each other come and write; a message arrives, and is read only when its reader looks at it, unless that is kept back [#E16]', async () => {
    const [en, nl] = [wordsOf('en'), wordsOf('nl')];
    const [anna, bert] = await Promise.all([
      product.member({ name: 'Annelore', credits: 5 }),
      product.member({ name: 'Bertolt', credits: 5 }),
    ]);
    const chat = await product.chatOf(anna, bert);
    await product.send(bert, chat, 'Good morning');
    const hers = await signedIn(stage.browser, anna, { lang: 'en', width: 1_280, baseURL: here });
    const his = await signedIn(stage.browser, bert, { lang: 'nl', width: 390, dark: true, baseURL: there });
    // He comes while the answer about who is here, made before, is on its way to her: the hint of it finds nothing to change yet.
    const presence = await heldBack(hers.page, /\/api\/presence/);
    await hers.page.goto(`/chats/${chat}`);
    await presence.made;
    await his.page.goto(`/chats/${chat}`);
    await eventually(10, async () => (await (await hers.context.request.get('/api/presence')).text()).includes(bert.id));
    await hers.page.waitForTimeout(500);
    presence.release();
    const header = hers.page.locator('header').filter({ hasText: 'Bertolt' });
    await header.getByText(en('common:person.online')).waitFor();
    const composer = hers.page.getByLabel(en('chat:composer.label', { name: 'Bertolt' }));
    await composer.fill('Shall');
    await his.page.locator('header').getByText(nl('chat:thread.typing')).waitFor();
    for (const [words, away] of [
      ['Shall we walk?', { focused: false }],
      ['Or go by bike?', { visible: false }],
    ] as const) {
      await turn(his.page, away);
      await composer.fill(words);
      await hers.page.getByRole('button', { name: new RegExp(`^${en('chat:composer.send')}`) }).click();
      await state(hers.page, words, en('chat:state.delivered')).waitFor();
      expect(await hers.barriers()).toEqual([]);
      expect(await state(hers.page, words, en('chat:state.delivered')).count()).toBe(1);
      await turn(his.page, {});
      await state(hers.page, words, en('chat:state.read')).waitFor();
    }
    await hers.page.reload();
    await state(hers.page, 'Shall we walk?', en('chat:state.read')).waitFor();

    await his.page.goto('/settings/privacy');
    for (const sign of ['shows_online', 'shows_delivered', 'shows_read'] as const) {
      const held = his.page.waitForResponse((answer) => answer.url().endsWith('/api/privacy') && answer.request().method() === 'PUT');
      await his.page.getByLabel(nl(`own:privacy.${sign}.label`)).click();
      await held;
    }
    await header.getByText(en('common:person.online')).waitFor({ state: 'detached' });
    await hers.page.reload();
    await state(hers.page, 'Shall we walk?', en('chat:state.sent')).waitFor();
    expect(await his.barriers()).toEqual([]);
    await Promise.all([hers.leave(), his.leave()]);
  });
});
