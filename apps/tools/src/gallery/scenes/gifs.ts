import type { Page } from 'playwright-core';
import { addMessages, inConversation as thread } from '../conversation.js';
import { answering, broken, late, type Scene } from '../scene.js';

const list = /\/api\/gifs(\?|$)/;
const settledMs = 900;

const openPicker = async (page: Page): Promise<void> => {
  await page.locator('[aria-haspopup=dialog]:has(svg.lucide-image-play)').click();
  await page.locator('dialog[open]').waitFor();
  await page.waitForTimeout(settledMs);
};
const lookFor = (words: string) => async (page: Page) => {
  await openPicker(page);
  await page.locator('dialog [type=search]').fill(words);
  await page.waitForTimeout(settledMs);
};
/** What the second picture shows, in whatever language it stands there. */
const lookForSecond = async (page: Page): Promise<void> => {
  await openPicker(page);
  const words = await page.locator('dialog li button').nth(1).innerText();
  await page.locator('dialog [type=search]').fill(words.trim());
  await page.waitForTimeout(settledMs);
};
const choose = async (page: Page): Promise<void> => {
  await openPicker(page);
  await page.locator('dialog li button').nth(1).click();
  await page.waitForTimeout(settledMs);
};

/** Moving pictures: found, chosen, and in a conversation. */
export const gifScenes: readonly Scene[] = [
  { name: 'gif-picker', who: 'free', path: thread, act: openPicker },
  { name: 'gif-results', who: 'free', path: thread, act: lookForSecond },
  { name: 'gif-none', who: 'free', path: thread, prepare: answering(list, { gifs: [], source: null }), act: lookFor('zzz') },
  { name: 'gif-loading', who: 'free', path: thread, prepare: late(list), act: openPicker },
  { name: 'gif-failed', who: 'free', path: thread, prepare: broken(list), act: openPicker },
  { name: 'gif-chosen', who: 'free', path: thread, act: choose },
  {
    name: 'gif-in-thread',
    who: 'free',
    path: thread,
    prepare: (page, cast) =>
      addMessages(page, cast, [{ kind: 'gif', gif: { provider: 'house', id: 'coffee', title: 'Coffee' }, mine: true }]),
  },
];
