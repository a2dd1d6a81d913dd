import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PricesAnswer } from '#contracts';
import type { Answer } from '#testing-product';
import { eachVariant, variantsToRun, twoVariants } from './support/variants.js';
import { signedIn, type Member } from './support/members.js';
import { markedAt } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;
const DELAY_MS = 40_000;
const DAY_MS = 86_400_000;
const percent = { en: '25%', nl: '25%' } as const;
const area = ['/members', '/chats', '/likes/received', '/premium'];

const titleOf = (lang: 'en' | 'nl') => wordsOf(lang)('time-bonus:title', { percent: percent[lang] });
const bannerOn = (page: Page, lang: 'en' | 'nl') => page.getByRole('region', { name: titleOf(lang), exact: true });
const modalOn = (page: Page, lang: 'en' | 'nl') => page.getByRole('dialog', { name: titleOf(lang) });
const shown = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

describe('M16 the bonus of the first hours', () => {
  const stage = onStage();
  const { product } = stage;
  const signedUp = (member: Member, ago: string) =>
    product.sql(`update auth.account set created_at = public.app_now() - $2::interval where id = $1`, [member.id, ago]);
  const pricesOf = async (member: Member) => {
    const { body } = (await product.signedIn(member).get('/api/prices')) as Answer<PricesAnswer>;
    return body.prices;
  };

  it.each(variantsToRun(twoVariants))(
    `stands on its screens and nowhere else, is offered once after 40 seconds, and stays closed, in ${eachVariant} [#52] [#74] [#103] [#104] [#105] [#106]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const [anna, bert] = await Promise.all([product.member({ name: 'Annelore' }), product.member({ name: 'Bertolt', gender: 'male' })]);
      const end = new Date(Date.now() + 3 * 3_600_000);
      await signedUp(anna, '1 hour');
      const me = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page } = me;
      const banner = bannerOn(page, variant.lang);
      const modal = modalOn(page, variant.lang);
      // The clock of the device is a day wrong: the server's counts.
      await page.clock.install({ time: Date.now() - DAY_MS });
      for (const path of [...area, `/members/${bert.id}`, `/likes/m/${bert.id}`]) {
        await page.goto(path);
        await banner.waitFor();
      }
      for (const path of ['/profile', '/settings', '/swipe-game', '/match-finder', `/members/${bert.id}/chat`]) {
        await page.goto(path);
        await shown(page);
        expect([path, await banner.count()]).toEqual([path, 0]);
      }

      await page.goto('/chats');
      // What is signed up within the last second of an hour may end in the next one.
      const hours = [end, new Date(end.getTime() + 1_000)].map((at) => `${String(at.getHours()).padStart(2, '0')}:`);
      const told = await banner.innerText();
      expect(hours.some((time) => told.includes(time))).toBe(true);
      expect(await banner.innerText()).toMatch(/0[23]:\d\d:\d\d/);
      expect(await banner.getByRole('link', { name: t('time-bonus:prices') }).getAttribute('href')).toBe('/premium');
      expect(await me.barriers()).toEqual([]);
      await banner.getByRole('button', { name: t('time-bonus:hide_clock') }).click();
      expect(await banner.innerText()).not.toMatch(/\d\d:\d\d:\d\d/);

      // Leaving begins the time anew. What the test itself takes counts too: it leaves room for that.
      const briefMs = 25_000;
      for (const path of ['/chats', '/profile', '/chats']) {
        await page.goto(path);
        await shown(page);
        await page.clock.runFor(briefMs);
        expect([path, await modal.count()]).toEqual([path, 0]);
      }
      await page.clock.runFor(DELAY_MS - briefMs + 2_000);
      await modal.waitFor();
      expect(await modal.innerText()).toContain('4');
      expect(await me.barriers()).toEqual([]);
      await modal.getByRole('button', { name: t('common:action.close') }).click();
      await modal.waitFor({ state: 'detached' });
      expect(Number.isNaN(await markedAt(me, 'hide-time-bonus-modal'))).toBe(false);

      for (const again of [() => page.reload(), () => page.goto('/members')]) {
        await again();
        await banner.waitFor();
        await page.clock.runFor(DELAY_MS + 5_000);
        expect(await modal.count()).toBe(0);
      }
      // A clock that runs ahead gives up the socket that is being opened.
      expect(me.complaints.filter((line) => !line.includes('WebSocket'))).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it('is a notice that opens it on a press while somebody writes, and no modal for who has credits [#106]', async () => {
    const t = wordsOf('en');
    const [anna, rich] = await Promise.all([product.member({ name: 'Annelore' }), product.member({ name: 'Rika', credits: 3 })]);
    const visit = { lang: 'en', width: 1_280, baseURL } as const;
    const me = await signedIn(stage.browser, anna, visit);
    const { page } = me;
    await page.clock.install();
    await page.goto('/premium');
    await bannerOn(page, 'en').waitFor();
    await page.getByRole('button', { name: t('payments:discount.have_code'), exact: true }).waitFor();
    // The banner says it: the prices below do not say it again, and what one gets stands above them.
    expect(await page.getByText(/^Welcome discount/).count()).toBe(0);
    const places = await page.evaluate(() => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent));
    expect(places[0]).toBe(t('pricing:premium_title'));
    await page.clock.runFor(DELAY_MS + 3_000);
    const look = page.getByRole('button', { name: t('time-bonus:look'), exact: true });
    await look.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await me.barriers()).toEqual([]);
    await look.click();
    await modalOn(page, 'en').waitFor();
    await page.keyboard.press('Escape');
    await modalOn(page, 'en').waitFor({ state: 'detached' });
    await me.leave();

    const other = await signedIn(stage.browser, rich, visit);
    await other.page.clock.install();
    await other.page.goto('/chats');
    await bannerOn(other.page, 'en').waitFor();
    await other.page.clock.runFor(DELAY_MS + 5_000);
    expect(await modalOn(other.page, 'en').count()).toBe(0);
    await other.leave();
  }, 60_000);

  /** What its clock says. */
  const secondsLeft = async (page: Page) => {
    const [, hours = '', minutes = '', seconds = ''] = /(\d\d):(\d\d):(\d\d)/.exec(await bannerOn(page, 'en').innerText()) ?? [];
    return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  };

  it('is gone at 4 h 00 m 00 s without a word, and the price on the server is the normal one [#96] [#104]', async () => {
    const anna = await product.member({ name: 'Annelore' });
    await signedUp(anna, '3 hours 55 minutes');
    const during = await pricesOf(anna);
    expect(during.discount).toMatchObject({ code: 'TIMEBONUS25', kind: 'time_bonus', basis_points: 2_500 });
    for (const { price, payable } of during.bundles) expect(payable.minor).toBe(price.minor - Math.round(price.minor / 4));
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 390, baseURL });
    const { page } = me;
    await page.clock.install();
    await page.goto('/premium');
    await bannerOn(page, 'en').waitFor();
    expect(me.complaints).toEqual([]);
    // Its last minutes pass without an answer of the server, which would tell the time of this machine.
    await me.context.setOffline(true);
    const left = await secondsLeft(page);
    await page.clock.fastForward((left - 5) * 1_000);
    expect(await bannerOn(page, 'en').count()).toBe(1);
    await page.clock.fastForward(10_000);
    await bannerOn(page, 'en').waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await me.context.setOffline(false);

    await signedUp(anna, '14400 seconds');
    const after = await pricesOf(anna);
    expect(after.discount).toBeNull();
    for (const { price, payable } of after.bundles) expect(payable).toEqual(price);
    await page.reload();
    await shown(page);
    expect(await bannerOn(page, 'en').count()).toBe(0);
    await me.leave();
  }, 60_000);
});
