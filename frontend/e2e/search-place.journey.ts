import { describe, expect, it } from '@jest/globals';
import { signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();

describe('the place in a list of people', () => {
  const stage = onStage();

  // With the largest letters the browser itself moves the page most while the list grows.
  it('is found again after a profile, by Back and after a reload there [#22] [#23]', async () => {
    const t = wordsOf('en');
    const member = await stage.product.member({ name: 'Hendrik', gender: 'male', sought_sex: 'female' });
    const me = await signedIn(stage.browser, member, { lang: 'en', width: 1_280, baseURL });
    await me.context.addCookies([{ name: 'text', value: '150', url: baseURL }]);
    const { page } = me;
    await page.goto('/members?gender=both&min_age=50&max_age=80&two_way=false');
    await page.locator('main article').first().waitFor();
    await page.getByRole('button', { name: t('common:action.more') }).click();
    await page.waitForURL(/page=2/);
    await page.waitForFunction(() => document.querySelectorAll('article')[24]?.contains(document.activeElement));
    const chosen = page.locator('main article').nth(30).getByRole('link').first();
    const name = await chosen.innerText();
    // The place is where the page stands when a card is pressed.
    await page.evaluate(() => {
      const note = ({ target }: Event) => {
        if (target instanceof Element && target.closest('article')) sessionStorage.setItem('pressed at', String(window.scrollY));
      };
      window.addEventListener('click', note, { capture: true });
    });
    const atPlace = async () => {
      await page.locator('main article').nth(30).waitFor();
      await page.waitForFunction(() => {
        const place = Number(sessionStorage.getItem('pressed at'));
        return place > 0 && Math.abs(window.scrollY - place) < 5;
      });
    };

    await chosen.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('link', { name: t('profile:back.search') }).click();
    await atPlace();
    expect(page.url()).toMatch(/gender=both&min_age=50&max_age=80&two_way=false&page=2$/);

    await chosen.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await atPlace();

    // Somebody who is not there any more: the way leads back to the others.
    await page.goto('/members/019b76da-0000-7000-8000-000000000000');
    await page.getByRole('heading', { level: 1, name: t('errors:not_found_title') }).waitFor();
    expect(await page.getByRole('link', { name: t('errors:home') }).getAttribute('href')).toBe('/members');
    expect(me.complaints.filter((line) => !line.includes('404'))).toEqual([]);
    await me.leave();
  }, 180_000);
});
