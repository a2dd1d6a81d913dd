import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { OrderAnswer, PricesAnswer } from '#contracts';
import type { Answer } from '#testing-product';
import type { Page } from 'playwright-core';
import { variantsToRun } from './support/variants.js';
import { signedIn, type Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();

describe('the page of the test bank', () => {
  const stage = onStage();
  const { product } = stage;

  async function ordered(member: Member, method: string): Promise<string> {
    const { prices } = ((await product.signedIn(member).get('/api/prices')) as Answer<PricesAnswer>).body;
    const [bundle] = prices.bundles;
    const answer = (await product.signedIn(member).post('/api/orders').set('idempotency-key', randomUUID()).send({
      bundle_id: bundle?.id,
      method,
      expected: bundle?.payable,
      consent: prices.consent,
      despite_open: true,
    })) as Answer<OrderAnswer>;
    return answer.body.payment.checkout_url ?? '';
  }
  const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  async function tabTo(page: Page, words: RegExp): Promise<void> {
    for (let press = 0; press < 20 && !words.test(await focused(page)); press += 1) await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(words);
  }

  it.each(
    variantsToRun([
      { lang: 'nl', width: 390, dark: true },
      { lang: 'en', width: 1_280, dark: false },
    ]),
  )('has no barriers at $width px, and is paid on by keyboard alone', async (variant) => {
    const member = await product.member();
    const person = await signedIn(stage.browser, member, { ...variant, baseURL });
    const { page } = person;
    await page.goto(await ordered(member, 'banktransfer'));
    expect(await person.barriers()).toEqual([]);
    await tabTo(page, /^What else can happen$/);
    await page.keyboard.press('Enter');
    await page.getByLabel('The shop is told').waitFor();
    expect(await person.barriers()).toEqual([]);

    await page.goto(await ordered(member, 'ideal'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(variant.width);
    await tabTo(page, /^Pay €/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/transactions\//);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'This payment is paid' }).waitFor();
    expect(await person.barriers()).toEqual([]);
    expect(person.complaints).toEqual([]);
    await person.leave();
  });
});
