import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { LossyProxy } from '../../apps/tools/src/chaos/lossy-proxy.js';
import { type Person } from './support/browser.js';
import { eachVariant, variantsToRun, twoVariants } from './support/variants.js';
import { signedIn, type Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [target = ''] = productUrls();
const MINUTE_MS = 60_000;

describe('M12 a member without a network', () => {
  const stage = onStage();
  const { product } = stage;
  /** The wire between the browser and the product: it can be cut for real. */
  let wire: LossyProxy;
  beforeAll(async () => {
    wire = await LossyProxy.before(target, () => false);
  });
  afterAll(() => wire.close());

  const bubble = (page: Page, words: string) => page.locator('main section ol li').filter({ hasText: words });
  /** What stands below the words of a bubble: the time and what became of it. */
  const state = (page: Page, words: string, what: string) => bubble(page, words).getByText(new RegExp(`· ${what}$`));
  const stored = (chat: string, who: Member) =>
    product.sql<{ body: string }>(`select body from chats.message where conversation_id = $1 and sender_id = $2 order by seq`, [
      chat,
      who.id,
    ]);
  const unreadOf = async ({ context }: Person) =>
    ((await (await context.request.get('/api/chats')).json()) as { num_unread_messages: number }).num_unread_messages;
  /** Two who know each other, and a third who writes meanwhile. */
  const people = async () => {
    const [anna, bert, carl] = await Promise.all([
      product.member({ name: 'Annelore', credits: 5 }),
      product.member({ name: 'Bertolt' }),
      product.member(),
    ]);
    const chat = await product.chatOf(bert, anna);
    await product.send(bert, chat, 'Good morning');
    return { anna, bert, carl, chat, other: await product.chatOf(carl, anna) };
  };

  it.each(variantsToRun(twoVariants))(
    `keeps what is written, sends it once and in order when the network is back, and counts as the server does, in ${eachVariant} [#6] [#123]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const { anna, bert, carl, chat, other } = await people();
      const me = await signedIn(stage.browser, anna, { ...variant, baseURL: wire.url, fetchesAhead: true });
      const { page, context } = me;
      const write = async (words: string) => {
        await page.getByLabel(t('chat:composer.label', { name: 'Bertolt' })).fill(words);
        await page.getByRole('button', { name: new RegExp(`^${t('chat:composer.send')}`) }).click();
      };
      await page.goto(`/chats/${chat}`);
      await bubble(page, 'Good morning').waitFor();
      await page.waitForLoadState('networkidle');

      wire.cut();
      await context.setOffline(true);
      await page.getByText(t('chat:composer.offline')).waitFor();
      for (const words of ['The first', 'The second']) await write(words);
      for (const words of ['The first', 'The second']) await state(page, words, t('chat:state.queued')).waitFor();
      expect(await me.barriers()).toEqual([]);
      await product.send(bert, chat, 'Meanwhile');
      await product.send(carl, other, 'Hello Annelore');
      expect(await stored(chat, anna)).toEqual([]);

      wire.mend();
      await context.setOffline(false);
      for (const words of ['The first', 'The second']) await state(page, words, t('chat:state.sent')).waitFor();
      await bubble(page, 'Meanwhile').waitFor();
      expect(await stored(chat, anna)).toEqual([{ body: 'The first' }, { body: 'The second' }]);
      for (const words of ['The first', 'The second', 'Meanwhile']) expect(await bubble(page, words).count()).toBe(1);

      // One message of the third is unread: the title says what the server says.
      await page.waitForFunction(() => document.title.startsWith('(1) '));
      expect(await unreadOf(me)).toBe(1);
      await me.leave();
    },
  );

  it('has a message and a photo sent once by the tabs that come later, when the tab was closed in between; and one question serves both [#6] [#123] [#161]', async () => {
    const t = wordsOf('en');
    const { anna, bert, chat } = await people();
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 1_280, baseURL: wire.url, fetchesAhead: true });
    const { page, context } = me;
    await page.goto(`/chats/${chat}`);
    await bubble(page, 'Good morning').waitFor();
    await context.setOffline(true);
    wire.cut();
    await page.getByLabel(t('chat:composer.label', { name: 'Bertolt' })).fill('Before I go');
    await page.getByRole('button', { name: new RegExp(`^${t('chat:composer.send')}`) }).click();
    await state(page, 'Before I go', t('chat:state.queued')).waitFor();
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a9' } });
    await page.setInputFiles('#chat-photo', { name: 'saar.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^A photo costs: 2 credits, .*€1\.40\. You have 5 credits\.$/).waitFor();
    await dialog.getByLabel(t('chat:photo.alt_label')).fill('Saar');
    await dialog.getByRole('img', { name: 'Saar' }).waitFor();
    expect(await me.barriers()).toEqual([]);
    await dialog.getByRole('button', { name: /2 credits, .*€\s?1[.,]40/ }).click();
    await bubble(page, 'Saar').getByRole('img', { name: 'Saar' }).waitFor();
    wire.mend();
    await context.setOffline(false);
    await page.close();

    // No hints any more: what these two know, they were told by a poll.
    await context.routeWebSocket(/api\/socket/, (socket) => socket.close());
    const tabs = [await context.newPage(), await context.newPage()] as const;
    const asked = [0, 0];
    for (const [index, tab] of tabs.entries()) {
      await tab.clock.install();
      tab.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/chats') asked[index] = (asked[index] ?? 0) + 1;
      });
    }
    await Promise.all(tabs.map((tab) => tab.goto(`/chats/${chat}`)));
    for (const tab of tabs) await state(tab, 'Before I go', t('chat:state.sent')).waitFor();
    for (const tab of tabs) {
      await state(tab, 'Saar', t('chat:state.sent')).waitFor();
      const photo = bubble(tab, 'Saar').getByRole('img', { name: 'Saar' });
      expect(await photo.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth))).toBe(400);
    }
    expect(await stored(chat, anna)).toEqual([{ body: 'Before I go' }, { body: 'Saar' }]);
    expect(await product.sql(`select balance from payments.wallet where member_id = $1`, [anna.id])).toEqual([{ balance: 3 }]);

    for (const tab of tabs) await tab.clock.fastForward(10_000);
    await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
    await product.send(bert, chat, 'Have a good day');
    const before = [...asked];
    for (const tab of tabs) await tab.clock.fastForward(MINUTE_MS);
    for (const tab of tabs) await bubble(tab, 'Have a good day').waitFor();
    const questions = asked.map((count, index) => count - (before[index] ?? 0));
    expect(Math.min(...questions)).toBe(0);
    expect(Math.max(...questions)).toBeGreaterThan(0);
    await me.leave();
  });

  it('reads that a message was not sent when no answer came to six tries, and sends that one message with "Try again"', async () => {
    const t = wordsOf('nl');
    const { anna, chat } = await people();
    const me = await signedIn(stage.browser, anna, { lang: 'nl', width: 390, baseURL: wire.url, fetchesAhead: true });
    const { page } = me;
    await page.clock.install();
    await page.goto(`/chats/${chat}`);
    await bubble(page, 'Good morning').waitFor();
    await page.waitForLoadState('networkidle');
    let tries = 0;
    page.on('requestfailed', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/messages')) tries += 1;
    });
    wire.cut();
    await page.getByLabel(t('chat:composer.label', { name: 'Bertolt' })).fill('Hoor je mij?');
    await page.getByRole('button', { name: new RegExp(`^${t('chat:composer.send')}`) }).click();
    for (let second = 0; second < 40 && !(await state(page, 'Hoor je mij?', t('chat:state.failed')).isVisible()); second += 1) {
      await page.clock.runFor(1_000);
      await page.waitForTimeout(50);
    }
    await state(page, 'Hoor je mij?', t('chat:state.failed')).waitFor();
    expect(tries).toBe(6);
    expect(await me.barriers()).toEqual([]);
    wire.mend();
    await bubble(page, 'Hoor je mij?')
      .getByRole('button', { name: t('chat:thread.try_again') })
      .click();
    await state(page, 'Hoor je mij?', t('chat:state.sent')).waitFor();
    expect(await stored(chat, anna)).toEqual([{ body: 'Hoor je mij?' }]);
    await me.leave();
  });
});
